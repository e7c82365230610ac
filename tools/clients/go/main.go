// The main flow through the client that oapi-codegen makes.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
	"time"

	"switchyard.example/checks/switchyard"
)

type task struct {
	Run, Campaign, Business, AdGroup, Keyword, Ad, Angle, Concept, ConversionAction string
	AdGroupOfMany, KeywordOfMany, AdOfMany                                          string
	Asset, Sync, Preview                                                            string
	Values                                                                          map[string]string
}

var (
	ctx            = context.Background()
	address, token = os.Args[1], os.Args[2]
	given          task
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func clientAt(kind string) *switchyard.ClientWithResponses {
	authorized := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+token)
		return nil
	}
	return must(switchyard.NewClientWithResponses(address+"/"+kind, switchyard.WithRequestEditorFn(authorized)))
}

// body reads a body from JSON, for what is made of many members.
func body[T any](format string, values ...any) T {
	var read T
	must(0, json.Unmarshal([]byte(fmt.Sprintf(format, values...)), &read))
	return read
}

// text is a member as text, whether it may be null or not.
func text(member any) string {
	return strings.Trim(string(must(json.Marshal(member))), `"`)
}

type answer interface {
	StatusCode() int
}

// ok passes an answer on, and stops at a refusal.
func ok[T answer](read T, err error) T {
	must(read, err)
	if read.StatusCode() >= 300 {
		panic(fmt.Errorf("answered %d: %s", read.StatusCode(), must(json.Marshal(read))))
	}
	return read
}

func makeCampaign(api *switchyard.ClientWithResponses) string {
	business := ok(api.CreateBusinessWithResponse(ctx, nil, switchyard.CreateBusinessJSONRequestBody{Name: "Bakery " + given.Run}))
	campaign := ok(api.CreateCampaignWithResponse(ctx, nil, body[switchyard.CreateCampaignJSONRequestBody](
		`{"name": "Bread %s", "businessId": "%s", "type": "SEARCH", "budget": 40, "platforms": ["google-ads"],
		"declarations": {"politicalAdvertising": "NONE"}}`, given.Run, business.JSON201.Data.Id)))
	campaignId := campaign.JSON201.Data.Id
	adGroup := ok(api.CreateAdGroupWithResponse(ctx, nil, switchyard.CreateAdGroupJSONRequestBody{CampaignId: campaignId, Name: "Bread"}))
	adGroupId := adGroup.JSON201.Data.Id
	ok(api.CreateAdWithResponse(ctx, nil, body[switchyard.CreateAdJSONRequestBody](
		`{"adGroupId": "%s", "type": "RESPONSIVE_SEARCH", "finalUrl": "https://bakery.example/bread",
		"headlines": [{"text": "Bread at night"}, {"text": "Warm at six"}, {"text": "Bakery"}],
		"descriptions": [{"text": "From our own oven."}, {"text": "Order today."}]}`, adGroupId)))
	ok(api.CreateKeywordWithResponse(ctx, nil, switchyard.CreateKeywordJSONRequestBody{
		AdGroupId: adGroupId, Text: "fresh bread", MatchType: "PHRASE"}))
	return campaignId
}

// keepMoney makes a campaign whose budget needs more digits than a float32 has.
func keepMoney(api *switchyard.ClientWithResponses) {
	campaign := ok(api.CreateCampaignWithResponse(ctx, nil, body[switchyard.CreateCampaignJSONRequestBody](
		`{"name": "Money %s", "type": "SEARCH", "budget": 1234567.89, "platforms": ["google-ads"]}`, given.Run)))
	if budget := text(campaign.JSON201.Data.Budget); budget != "1234567.89" {
		panic(fmt.Errorf("the budget 1234567.89 came back as %s", budget))
	}
}

func syncToItsEnd(api *switchyard.ClientWithResponses, planHash string) string {
	triggered := ok(api.TriggerSyncWithResponse(ctx, nil, body[switchyard.TriggerSyncJSONRequestBody](`{"planHash": "%s"}`, planHash)))
	syncId := text(triggered.JSON202.Data.SyncId)
	for {
		switch status := string(ok(api.GetSyncWithResponse(ctx, syncId, nil)).JSON200.Data.EffectiveStatus); status {
		case "completed", "partial", "failed", "cancelled":
			return status
		}
		time.Sleep(200 * time.Millisecond)
	}
}

func listAll(api *switchyard.ClientWithResponses) (ids []string) {
	query := body[switchyard.ListCampaignsParams](`{"limit": 2}`)
	for {
		page := ok(api.ListCampaignsWithResponse(ctx, &query)).JSON200
		for _, campaign := range page.Data {
			ids = append(ids, campaign.Id)
		}
		cursor := text(page.Meta.NextCursor)
		if cursor == "null" {
			return ids
		}
		query = body[switchyard.ListCampaignsParams](`{"limit": 2, "cursor": "%s"}`, cursor)
	}
}

func mainFlow() {
	api := clientAt("clean")
	campaignId := makeCampaign(api)
	preview := ok(api.PreviewSyncWithResponse(ctx, nil, body[switchyard.PreviewSyncJSONRequestBody](`{"campaignIds": ["%s"]}`, campaignId)))
	if status := syncToItsEnd(api, text(preview.JSON200.Data.PlanHash)); status != "completed" {
		panic(fmt.Errorf("the sync ended as %s", status))
	}
	if !strings.Contains(strings.Join(listAll(api), " "), campaignId) {
		panic("the list lacks the campaign")
	}
	keepMoney(api)
}

func patches() {
	api := clientAt("clean")
	value := func(kind string) *string { text := given.Values[kind]; return &text }
	ok(api.UpdateCampaignWithResponse(ctx, given.Campaign, nil, switchyard.UpdateCampaignJSONRequestBody{Name: value("campaign")}))
	ok(api.UpdateCampaignWithResponse(ctx, given.Campaign, nil,
		body[switchyard.UpdateCampaignJSONRequestBody](`{"networks": {"display": true}}`)))
	ok(api.UpdateBusinessWithResponse(ctx, given.Business, nil, switchyard.UpdateBusinessJSONRequestBody{Name: value("business")}))
	ok(api.UpdateAdGroupWithResponse(ctx, given.AdGroup, nil, switchyard.UpdateAdGroupJSONRequestBody{Name: value("adGroup")}))
	ok(api.UpdateKeywordWithResponse(ctx, given.Keyword, nil, switchyard.UpdateKeywordJSONRequestBody{Text: value("keyword")}))
	ok(api.UpdateAdWithResponse(ctx, given.Ad, nil, switchyard.UpdateAdJSONRequestBody{FinalUrl: value("ad")}))
	ok(api.UpdateAngleWithResponse(ctx, given.Angle, nil, switchyard.UpdateAngleJSONRequestBody{Claim: value("angle")}))
	ok(api.UpdateConceptWithResponse(ctx, given.Concept, nil, switchyard.UpdateConceptJSONRequestBody{Name: value("concept")}))
	ok(api.UpdateConversionActionWithResponse(ctx, given.ConversionAction, nil,
		switchyard.UpdateConversionActionJSONRequestBody{Name: value("conversionAction")}))
	many := func(kind, id, member string) string {
		return fmt.Sprintf(`{"items": [{"id": "%s", "version": 1, "%s": "%s"}]}`, id, member, given.Values[kind])
	}
	ok(api.UpdateAdGroupsWithResponse(ctx, nil,
		body[switchyard.UpdateAdGroupsJSONRequestBody]("%s", many("adGroupOfMany", given.AdGroupOfMany, "name"))))
	ok(api.UpdateKeywordsWithResponse(ctx, nil,
		body[switchyard.UpdateKeywordsJSONRequestBody]("%s", many("keywordOfMany", given.KeywordOfMany, "text"))))
	ok(api.UpdateAdsWithResponse(ctx, nil,
		body[switchyard.UpdateAdsJSONRequestBody]("%s", many("adOfMany", given.AdOfMany, "finalUrl"))))
}

func reads(kind string) {
	api := clientAt(kind)
	campaign := ok(api.GetCampaignWithResponse(ctx, given.Campaign, nil)).JSON200.Data
	if status := string(campaign.Status); kind == "unknown-value" && status != "ADDED_LATER" {
		panic(fmt.Errorf("status is %s", status))
	}
	ok(api.ListCampaignsWithResponse(ctx, nil))
	ok(api.GetAdWithResponse(ctx, given.Ad, nil))
	ok(api.GetAdGroupWithResponse(ctx, given.AdGroup, nil))
	ok(api.GetKeywordWithResponse(ctx, given.Keyword, nil))
	ok(api.GetAssetWithResponse(ctx, given.Asset, nil))
	ok(api.GetConversionActionWithResponse(ctx, given.ConversionAction, nil))
	ok(api.ListPlatformsWithResponse(ctx, nil))
	ok(api.GetSyncPreviewWithResponse(ctx, given.Preview, nil))
	ok(api.ListSyncPreviewChangesWithResponse(ctx, given.Preview, nil))
	ok(api.GetSyncWithResponse(ctx, given.Sync, nil))
	ok(api.ListSyncOperationsWithResponse(ctx, given.Sync, nil))
}

func attempt(work func()) (outcome string) {
	defer func() {
		if failure := recover(); failure != nil {
			outcome = fmt.Sprint(failure)
		}
	}()
	work()
	return "ok"
}

func main() {
	must(0, json.Unmarshal(must(os.ReadFile(os.Args[3])), &given))
	outcome := map[string]string{"main flow": attempt(mainFlow), "patch": attempt(patches)}
	for _, kind := range []string{"unknown-value", "unknown-member", "null"} {
		outcome[kind] = attempt(func() { reads(kind) })
	}
	fmt.Println(string(must(json.Marshal(outcome))))
}
