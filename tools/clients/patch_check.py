"""Changes one member of each record through a client that was generated from the description, and compares the record before and after.

Usage: patch_check.py <folder of the generated package> <address of the api> <token>
Every record is made with values other than the defaults, so that a client that sends defaults is seen.
"""

import importlib
import json
import re
import sys

sys.path.insert(0, sys.argv[1])
ADDRESS, TOKEN = sys.argv[2], sys.argv[3]

from switchyard_client import AuthenticatedClient  # noqa: E402
from switchyard_client import models  # noqa: E402

client = AuthenticatedClient(base_url=ADDRESS, token=TOKEN)

# What nobody writes, and follows from what was written.
DERIVED = {"version", "updatedAt", "deliverySummary"}


def call(module, *args, **more):
    answer = importlib.import_module(f"switchyard_client.api.{module}").sync_detailed(*args, client=client, **more)
    body = json.loads(answer.content or b"{}")
    if answer.status_code >= 300:
        raise SystemExit(f"{module} answered {answer.status_code}: {body}")
    return body


def record(module, record_id):
    return call(module, record_id)["data"]


def body_of(name, members):
    return getattr(models, name).from_dict(members)


def snake(name):
    return re.sub(r"([A-Z])", lambda found: f"_{found[1].lower()}", name)


def made(name, members):
    """A body as a caller makes it, by the constructor: that is where the client fills in defaults that the description names."""
    return getattr(models, name)(**{snake(member): value for member, value in members.items()})


def plain(value):
    return value.to_dict() if hasattr(value, "to_dict") else getattr(value, "value", value)


class Kind:
    """A kind of record: how the client makes, changes and reads one."""

    def __init__(self, tag, noun, dto):
        self.tag, self.noun, self.dto = tag, noun, dto

    def create(self, members):
        return call(f"{self.tag}.create_{self.noun}", body=body_of(f"Create{self.dto}Dto", members))["data"]["id"]

    def read(self, record_id):
        return record(f"{self.tag}.get_{self.noun}", record_id)

    def update(self, record_id, change):
        call(f"{self.tag}.update_{self.noun}", record_id, body=made(f"Update{self.dto}Dto", change))


BUSINESS = Kind("businesses", "business", "Business")
CAMPAIGN = Kind("campaigns", "campaign", "Campaign")
AD_GROUP = Kind("ad_groups", "ad_group", "AdGroup")
KEYWORD = Kind("keywords", "keyword", "Keyword")
AD = Kind("ads", "ad", "Ad")
ANGLE = Kind("angles_and_concepts", "angle", "Angle")
CONCEPT = Kind("angles_and_concepts", "concept", "Concept")
ACTION = Kind("conversions", "conversion_action", "ConversionAction")

problems = []


def problem(text):
    problems.append(text)
    print(text, file=sys.stderr)


def merged(before, change):
    """What RFC 7396 makes of an object and a patch."""
    if not isinstance(before, dict) or not isinstance(change, dict):
        return change
    return {**before, **{name: merged(before.get(name), value) for name, value in change.items()}}


def compare(what, before, after, change):
    expected = merged(before, change)
    names = (set(expected) | set(after)) - DERIVED
    for name in sorted(names):
        if expected.get(name) != after.get(name):
            problem(f"{what}: {name} was {before.get(name)!r} and is {after.get(name)!r}")
    if after["version"] != before["version"] + 1:
        problem(f"{what}: version {before['version']} became {after['version']}")


def check(kind, record_id, change):
    before = kind.read(record_id)
    kind.update(record_id, change)
    told = {name: plain(value) for name, value in change.items()}
    compare(f"{kind.noun} {sorted(change)}", before, kind.read(record_id), told)


def check_bulk(kind, plural, dto, record_id, change):
    before = kind.read(record_id)
    item = made(f"{kind.dto}PatchDto", {"id": record_id, "version": before["version"], **change})
    body = made(f"Update{dto}Dto", {"items": [item]})
    answer = call(f"{kind.tag}.update_{plural}", body=body)
    if answer["meta"]["failed"]:
        problem(f"bulk {kind.noun}: {answer['data']}")
    compare(f"bulk {kind.noun} {sorted(change)}", before, kind.read(record_id), change)
    stale = call(f"{kind.tag}.update_{plural}", body=body)
    if stale["data"][0].get("error", {}).get("code") != "PRECONDITION_FAILED":
        problem(f"bulk {kind.noun}: a version that was read before the change is taken")


business = BUSINESS.create({"name": "Runners"})
campaign = CAMPAIGN.create(
    {
        "name": "Generated",
        "businessId": business,
        "type": "SEARCH",
        "budget": 10,
        "objective": "SALES",
        "platforms": ["google-ads", "microsoft-ads"],
        "locationIntent": "PRESENCE_OR_INTEREST",
        "languages": ["de", "fr"],
        "networks": {"search": True, "searchPartners": False, "display": False},
        "adSchedule": {"windows": [{"day": "MONDAY", "startHour": 8, "startMinute": "THIRTY", "endHour": 18, "endMinute": "ZERO"}]},
    }
)
group = AD_GROUP.create({"campaignId": campaign, "name": "Shoes", "status": "PAUSED"})
keyword = KEYWORD.create({"adGroupId": group, "text": "free shoes", "matchType": "EXACT", "negative": True, "status": "PAUSED"})
ad = AD.create(
    {
        "adGroupId": group,
        "type": "RESPONSIVE_SEARCH",
        "status": "PAUSED",
        "finalUrl": "https://shop.example/shoes",
        "headlines": [{"text": text} for text in ("One", "Two", "Three")],
        "descriptions": [{"text": text} for text in ("One line.", "Another line.")],
    }
)
angle = ANGLE.create({"businessId": business, "name": "Fit", "angleType": "QUALITY", "claim": "They fit.", "status": "PAUSED"})
concept = CONCEPT.create({"angleId": angle, "name": "Told", "status": "PAUSED"})
action = ACTION.create(
    {
        "name": "Paid",
        "type": "UPLOAD_CLICKS",
        "category": "PURCHASE",
        "status": "PAUSED",
        "countingType": "MANY_PER_CLICK",
        "enhancedConversionsForLeads": True,
        "includeInConversionsMetric": False,
    }
)

check(CAMPAIGN, campaign, {"status": models.UpdateCampaignDtoStatus.ENABLED})
check(CAMPAIGN, campaign, {"name": "Renamed"})
check(CAMPAIGN, campaign, {"networks": getattr(models, "NetworksPatchDto", models.NetworksDto)(display=True)})
check(AD_GROUP, group, {"name": "Boots"})
check(KEYWORD, keyword, {"text": "free boots"})
check(AD, ad, {"finalUrl": "https://shop.example/boots"})
check(ANGLE, angle, {"claim": "They fit you."})
check(CONCEPT, concept, {"name": "Shown"})
check(ACTION, action, {"name": "Paid orders"})
check_bulk(AD_GROUP, "ad_groups", "AdGroups", group, {"name": "Sandals"})
check_bulk(KEYWORD, "keywords", "Keywords", keyword, {"text": "free sandals"})
check_bulk(AD, "ads", "Ads", ad, {"finalUrl": "https://shop.example/sandals"})

print(f"{len(problems)} members changed beside those that were named")
sys.exit(1 if problems else 0)
