"""The main flow through the Python client that openapi-generator makes.

Usage: program.py <address of the proxy> <token> <task file>; the generated package lies beside it.
"""

import inspect
import json
import sys
import time
import traceback
import typing

import switchyard_client
from switchyard_client import ApiClient, Configuration

ADDRESS, TOKEN = sys.argv[1:3]
with open(sys.argv[3], encoding="utf-8") as file:
    TASK = json.load(file)

ENDED = ("completed", "partial", "failed", "cancelled")

# The class of an operation is its tag; its method is its operationId.
CLASSES = {
    method: api
    for name, api in vars(switchyard_client).items()
    if name.endswith("Api")
    for method in vars(api)
}


def client_at(kind):
    return ApiClient(Configuration(host=f"{ADDRESS}/{kind}", access_token=TOKEN))


CLEAN = client_at("clean")


def method(name, client=CLEAN):
    return getattr(CLASSES[name](client), name)


def body_parameter(name):
    for parameter in inspect.signature(method(name)).parameters.values():
        if hasattr(parameter.annotation, "from_dict"):
            return parameter
    raise TypeError(f"{name} has no body")


def call(name, *args, client=CLEAN, body=None, **more):
    """The decoded answer; a refusal and an answer that cannot be decoded raise."""
    if body is not None:
        more[body_parameter(name).name] = body
    return method(name, client)(*args, **more)


def create(name, members):
    return call(name, body=body_parameter(name).annotation.from_dict(members)).data.id


def made(name, /, **members):
    """A body by its constructor: that is where a client fills in defaults that the description names."""
    return body_parameter(name).annotation(**members)


def texts(*all_texts):
    return [{"text": text} for text in all_texts]


def make_campaign():
    business = create("create_business", {"name": f"Bakery {TASK['run']}"})
    campaign = create(
        "create_campaign",
        {
            "name": f"Bread {TASK['run']}",
            "businessId": business,
            "type": "SEARCH",
            "budget": 40,
            "platforms": ["google-ads"],
            "declarations": {"politicalAdvertising": "NONE"},
        },
    )
    ad_group = create("create_ad_group", {"campaignId": campaign, "name": "Bread"})
    create(
        "create_ad",
        {
            "adGroupId": ad_group,
            "type": "RESPONSIVE_SEARCH",
            "finalUrl": "https://bakery.example/bread",
            "headlines": texts("Bread at night", "Warm at six", "Bakery"),
            "descriptions": texts("From our own oven.", "Order today."),
        },
    )
    create("create_keyword", {"adGroupId": ad_group, "text": "fresh bread", "matchType": "PHRASE"})
    return campaign


def sync_to_its_end(plan_hash):
    sync_id = call("trigger_sync", body=made("trigger_sync", plan_hash=plan_hash)).data.sync_id
    while True:
        status = call("get_sync", sync_id).data.effective_status
        if status in ENDED:
            return status
        time.sleep(0.2)


def list_all():
    ids, more = [], {}
    while True:
        page = call("list_campaigns", limit=2, **more)
        ids += [campaign.id for campaign in page.data]
        following = page.meta.next_cursor
        following = getattr(following, "actual_instance", following)
        if following is None:
            return ids
        more = {"cursor": str(following)}


def main_flow():
    campaign = make_campaign()
    preview = call("preview_sync", body=made("preview_sync", campaign_ids=[campaign])).data
    status = sync_to_its_end(preview.plan_hash)
    if status != "completed":
        raise RuntimeError(f"The sync ended as {status}.")
    if campaign not in list_all():
        raise RuntimeError("The list lacks the campaign.")


def model_in(annotation):
    """The generated class inside an annotation such as Optional[List[X]]."""
    if hasattr(annotation, "from_dict"):
        return annotation
    found = (model_in(part) for part in typing.get_args(annotation))
    return next((model for model in found if model), None)


def member_type(name, member):
    return model_in(body_parameter(name).annotation.model_fields[member].annotation)


def patches():
    values = TASK["values"]

    def patch(name, kind, /, **members):
        call(name, TASK[kind], body=made(name, **members))

    patch("update_campaign", "campaign", name=values["campaign"])
    networks = member_type("update_campaign", "networks")(display=True)
    patch("update_campaign", "campaign", networks=networks)
    patch("update_business", "business", name=values["business"])
    patch("update_ad_group", "adGroup", name=values["adGroup"])
    patch("update_keyword", "keyword", text=values["keyword"])
    patch("update_ad", "ad", final_url=values["ad"])
    patch("update_angle", "angle", claim=values["angle"])
    patch("update_concept", "concept", name=values["concept"])
    patch("update_conversion_action", "conversionAction", name=values["conversionAction"])
    patch_many("update_ad_groups", "adGroupOfMany", name=values["adGroupOfMany"])
    patch_many("update_keywords", "keywordOfMany", text=values["keywordOfMany"])
    patch_many("update_ads", "adOfMany", final_url=values["adOfMany"])


def patch_many(name, kind, /, **members):
    item = member_type(name, "items")(id=TASK[kind], version=1, **members)
    call(name, body=made(name, items=[item]))


def reads(kind):
    client = client_at(kind)
    campaign = call("get_campaign", TASK["campaign"], client=client).data
    if kind == "unknown-value" and campaign.status != "ADDED_LATER":
        raise RuntimeError(f"status is {campaign.status}")
    call("list_campaigns", client=client)
    call("get_ad", TASK["ad"], client=client)
    call("get_ad_group", TASK["adGroup"], client=client)
    call("get_keyword", TASK["keyword"], client=client)
    call("get_asset", TASK["asset"], client=client)
    call("get_conversion_action", TASK["conversionAction"], client=client)
    call("list_platforms", client=client)
    call("get_sync_preview", TASK["preview"], client=client)
    call("list_sync_preview_changes", TASK["preview"], client=client)
    call("get_sync", TASK["sync"], client=client)
    call("list_sync_operations", TASK["sync"], client=client)


def attempt(work, *args):
    try:
        work(*args)
    except Exception as failure:  # noqa: BLE001  The table says what failed, whatever it was.
        traceback.print_exc()
        return f"{type(failure).__name__}: {failure}"
    return "ok"


outcome = {"main flow": attempt(main_flow), "patch": attempt(patches)}
for changed in ("unknown-value", "unknown-member", "null"):
    outcome[changed] = attempt(reads, changed)
print(json.dumps(outcome))
