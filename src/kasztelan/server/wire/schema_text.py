"""TypeScript for what a JSON Schema describes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

Schema = Mapping[str, Any]

PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def type_text(schema: Schema) -> str:
    """A type; `x-type` names one that is written by hand."""
    if "x-type" in schema:
        return str(schema["x-type"])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return union(literal(one) for one in schema["enum"])
    if "anyOf" in schema:
        return union(type_text(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return array_text(schema)
    if schema.get("type") == "object":
        return object_text(schema)
    return PLAIN.get(schema.get("type", ""), "Json")


def literal(value: Any) -> str:
    """A value as source text."""
    if isinstance(value, str):
        return "'" + json.dumps(value, ensure_ascii=False)[1:-1].replace("'", "\\'").replace('\\"', '"') + "'"
    return json.dumps(value)


def union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def array_text(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_text(one) for one in schema['prefixItems'])}]"
    inner = type_text(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def object_text(schema: Schema) -> str:
    if "properties" in schema:
        return "{ " + " ".join(f"{line};" for line in field_lines(schema)) + " }"
    inner = schema.get("additionalProperties", True)
    return f"Record<string, {type_text(inner) if isinstance(inner, Mapping) else 'Json'}>"


def field_lines(schema: Schema) -> list[str]:
    needed = schema.get("required", ())
    return [
        f"{key_text(name)}{'' if name in needed else '?'}: {type_text(one)}"
        for name, one in schema["properties"].items()
    ]


def key_text(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"


def interface(name: str, schema: Schema) -> str:
    """A named object with its description."""
    lines = [f"  {line};" for line in field_lines(schema)]
    return comment(schema.get("description")) + f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def alias(name: str, text: str, about: str | None = None) -> str:
    line = f"export type {name} = {text};\n"
    if len(line) > 110 and " | " in text and "{" not in text:
        line = f"export type {name} =\n  | " + "\n  | ".join(text.split(" | ")) + ";\n"
    return comment(about) + line


def comment(about: str | None) -> str:
    return f"/** {' '.join(about.split())} */\n" if about else ""


def value_text(value: Any, depth: int = 0) -> str:
    """Data as source text, one line for each item of the outermost list or object."""
    if isinstance(value, Mapping):
        items = [f"{key_text(str(name))}: {value_text(one, depth + 1)}" for name, one in value.items()]
        return "{\n" + "".join(f"  {one},\n" for one in items) + "}" if not depth else braced(items)
    if isinstance(value, list):
        items = [value_text(one, depth + 1) for one in value]
        return "[\n" + "".join(f"  {one},\n" for one in items) + "]" if not depth else f"[{', '.join(items)}]"
    return literal(value)


def braced(items: list[str]) -> str:
    return "{ " + ", ".join(items) + " }" if items else "{}"
