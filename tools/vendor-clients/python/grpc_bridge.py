"""Answers gRPC calls of Google's client from the REST emulator, by the `google.api.http` annotations of the vendor's own protos.

The annotations are those of the v25 protos that `node tools/oracles/fetch.mjs` makes; the messages are the client's own, of the
version that it speaks. Strict both ways: an answer with a member that its message lacks is an error of the call.
"""

import json
import re
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import grpc
from google.api import annotations_pb2
from google.protobuf import descriptor_pb2, json_format
from google.rpc import code_pb2, status_pb2

PASSED_ON = ("authorization", "login-customer-id", "developer-token")


def methods_in(descriptors):
    """Every method of the described services, by service and name without the version."""
    described = descriptor_pb2.FileDescriptorSet.FromString(open(descriptors, "rb").read())
    return {
        (service.name, method.name): method
        for file in described.file
        for service in file.service
        for method in service.method
    }


class Bridge(grpc.GenericRpcHandler):
    def __init__(self, rest_url, descriptors):
        self.rest_url = rest_url
        self.methods = methods_in(descriptors)

    def service(self, details):
        _, service, name = details.method.split("/")
        version, service = re.match(r"google\.ads\.googleads\.(v\d+)\.services\.(\w+)$", service).groups()
        file = re.sub(r"(?<!^)(?=[A-Z])", "_", service).lower()
        types = import_module(f"google.ads.googleads.{version}.services.types.{file}")
        import_module(f"google.ads.googleads.{version}.errors.types.errors").GoogleAdsFailure.pb()
        method = self.methods[service, name]
        message = lambda full_name: getattr(types, full_name.split(".")[-1]).pb()
        request_of, output = message(method.input_type).FromString, message(method.output_type)
        answer = lambda request, context: self.answers(version, method, output, request, context)
        if method.server_streaming:
            return grpc.unary_stream_rpc_method_handler(
                lambda request, context: iter(answer(request, context)),
                request_of,
                lambda one: one.SerializeToString(),
            )
        return grpc.unary_unary_rpc_method_handler(
            lambda request, context: answer(request, context)[0],
            request_of,
            lambda one: one.SerializeToString(),
        )

    def answers(self, version, method, output, request, context):
        """The messages of a call: one, or those of a stream."""
        rule = method.options.Extensions[annotations_pb2.http]
        verb = rule.WhichOneof("pattern")
        template = re.sub(r"^/v\d+/", f"/{version}/", getattr(rule, verb))
        sent = json_format.MessageToDict(request)
        path = re.sub(r"\{(\w+)=[^}]*\}", lambda m: str(getattr(request, m[1])), template)
        for field in re.findall(r"\{(\w+)=", template):
            sent.pop(request.DESCRIPTOR.fields_by_name[field].json_name, None)
        headers = {key: value for key, value in context.invocation_metadata() if key in PASSED_ON}
        data = json.dumps(sent).encode() if rule.body else None
        call = urllib.request.Request(self.rest_url + path, data=data, method=verb.upper())
        for key, value in {**headers, "content-type": "application/json"}.items():
            call.add_header(key, value)
        try:
            with urllib.request.urlopen(call) as answer:
                body = json.loads(answer.read())
        except urllib.error.HTTPError as error:
            self.fail(context, error.headers.get("request-id", ""), json.loads(error.read()))
        parts = body if isinstance(body, list) else [body]
        return [json_format.ParseDict(part, output()) for part in parts]

    def fail(self, context, request_id, body):
        """The status with the vendor's details, as gRPC carries it."""
        error = (body[0] if isinstance(body, list) else body)["error"]
        code = code_pb2.Code.Value(error["status"])
        status = json_format.ParseDict({**error, "code": code, "status": None}, status_pb2.Status(), ignore_unknown_fields=True)
        failures = [
            (f"google.ads.googleads.{detail.type_url.split('.')[5]}.errors.googleadsfailure-bin", detail.value)
            for detail in status.details
            if detail.type_url.endswith("GoogleAdsFailure")
        ]
        details = ("grpc-status-details-bin", status.SerializeToString())
        context.set_trailing_metadata([("request-id", request_id), details, *failures])
        context.abort(next(one for one in grpc.StatusCode if one.value[0] == code), error["message"])


def serve(rest_url, descriptors):
    """The address of a bridge to the emulator, on a free port of this machine."""
    server = grpc.server(ThreadPoolExecutor(4), handlers=[Bridge(rest_url, descriptors)])
    port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    return server, f"127.0.0.1:{port}"
