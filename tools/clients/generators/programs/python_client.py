"""The main flow through the client that openapi-python-client makes.

Usage: program.py <address of the proxy> <token> <task file>; the generated package lies beside it.
"""

import importlib
import json
import pkgutil
import re
import sys
import time
import traceback
import typing

import switchyard_client
import switchyard_client.api
from switchyard_client import AuthenticatedClient, models

ADDRESS, TOKEN = sys.argv[1:3]
with open(sys.argv[3], encoding="utf-8") as file:
    TASK = json.load(file)

# The folder of an operation is its tag; its module is its operationId.
MODULES = {
    module.name.rsplit(".", 1)[1]: module.name
    for module in pkgutil.walk_packages(switchyard_client.api.__path__, "switchyard_client.api.")
}
ENDED = ("completed", "partial", "failed", "cancelled")


def client_at(kind):
    return AuthenticatedClient(base_url=f"{ADDRESS}/{kind}", token=TOKEN, timeout=30)


CLEAN = client_at("clean")


def operation(name):
    return importlib.import_module(MODULES[name])


def call(name, *args, client=CLEAN, **more):
    """The decoded answer; a refusal and an answer that cannot be decoded raise."""
    answer = operation(name).sync_detailed(*args, client=client, **more)
    if answer.status_code >= 300:
        raise RuntimeError(f"{name} answered {answer.status_code}: {answer.content!r}")
    if answer.parsed is None:
        raise RuntimeError(f"{name} decoded nothing from {answer.status_code}")
    return answer.parsed


def body_types(name):
    hint = typing.get_type_hints(operation(name).sync_detailed)["body"]
    return [kind for kind in typing.get_args(hint) or (hint,) if hasattr(kind, "from_dict")]


def body_of(name, members):
    """The body of an operation from its members; of a union, the first kind that takes them."""
    failures = []
    for kind in body_types(name):
        try:
            return kind.from_dict(members)
        except (KeyError, ValueError, TypeError) as failure:
            failures.append(failure)
    raise TypeError(f"{name} takes no {members}: {failures}")


def create(name, members):
    return call(name, body=body_of(name, members)).data.id


def made(name, /, **members):
    """A body by its constructor: that is where a client fills in defaults that the description names."""
    return body_types(name)[0](**members)


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


def value_of(member):
    return getattr(member, "value", member)


def sync_to_its_end(plan_hash):
    sync_id = call("trigger_sync", body=made("trigger_sync", plan_hash=plan_hash)).data.sync_id
    while True:
        status = value_of(call("get_sync", sync_id).data.effective_status)
        if status in ENDED:
            return status
        time.sleep(0.2)


def list_all():
    ids, more = [], {}
    while True:
        page = call("list_campaigns", limit=2, **more)
        ids += [campaign.id for campaign in page.data]
        if page.meta.next_cursor is None:
            return ids
        more = {"cursor": str(page.meta.next_cursor)}


def main_flow():
    campaign = make_campaign()
    preview = call("preview_sync", body=made("preview_sync", campaign_ids=[campaign])).data
    status = sync_to_its_end(preview.plan_hash)
    if status != "completed":
        raise RuntimeError(f"The sync ended as {status}.")
    if campaign not in list_all():
        raise RuntimeError("The list lacks the campaign.")


def member_type(name, member):
    """The generated class of a member; annotations name classes that modules do not import when they run."""
    annotation = str(body_types(name)[0].__annotations__[member])
    return next(getattr(models, word) for word in re.findall(r"\w+", annotation) if hasattr(models, word))


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
    if kind == "unknown-value" and value_of(campaign.status) != "ADDED_LATER":
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
