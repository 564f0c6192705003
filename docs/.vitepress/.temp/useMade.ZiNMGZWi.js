import { createContext, useContext, useMemo } from "react";
// src/core/values/remember.ts
/** Texts at most: 1.3 MB of addresses, each with its reading. None is longer than an address or a hash. */
var MOST_KEPT = 4e3;
var LONGEST_KEPT = 80;
/** `read` with a memory, for pure functions of a text. A page names few addresses, each in many renders and answers. */
/* @__NO_SIDE_EFFECTS__ */
function remember(read) {
	const known = /* @__PURE__ */ new Map();
	return (text) => {
		const kept = known.get(text);
		if (kept !== void 0) return kept;
		const value = read(text);
		if (value === void 0 || text.length > LONGEST_KEPT) return value;
		if (known.size >= MOST_KEPT) known.clear();
		known.set(text, value);
		return value;
	};
}
// src/core/values/address.ts
/** The raw form of an address object; any other value as it is. */
function addressText(value) {
	const { toRawString } = Object(value);
	return typeof toRawString === "function" ? String(toRawString.call(value)).toUpperCase() : value;
}
/** Thrown when a text is no address. */
var InvalidAddressError = class extends Error {
	name = "InvalidAddressError";
	input;
	constructor(input) {
		super(`Not an address: "${input.slice(0, 80)}". Give <workchain>:<64 hex digits> or the 48-character form.`);
		this.input = input;
	}
};
var RAW = /^(-?\d{1,10}):([\da-f]{64})$/i;
var FRIENDLY = /^([\w-]{48}|[a-z\d+/]{48})$/i;
/** The lowest byte of a number, signed. */
var int8 = (value) => value << 24 >> 24;
/** CRC-16/XMODEM, as the friendly form uses it. The sum of a right form with its checksum is 0. */
function crc16(bytes) {
	let crc = 0;
	for (const byte of bytes) {
		crc ^= byte << 8;
		for (let bit = 0; bit < 8; bit++) crc = crc << 1 ^ (crc & 32768 ? 69665 : 0);
	}
	return crc & 65535;
}
var parseText = /* @__PURE__ */ remember((text) => {
	const raw = RAW.exec(text);
	if (raw) {
		const workchain = Number(raw[1]);
		return workchain === (workchain | 0) ? {
			workchain,
			hash: raw[2].toUpperCase()
		} : void 0;
	}
	if (!FRIENDLY.test(text)) return;
	const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
	const flags = bytes[0];
	if ((flags & 63) !== 17 || crc16(bytes)) return;
	const hash = Array.from(bytes.subarray(2, 34), (byte) => byte.toString(16).padStart(2, "0")).join("");
	return {
		workchain: int8(bytes[1]),
		hash: hash.toUpperCase(),
		bounceable: !(flags & 64),
		testOnly: flags > 127
	};
});
/** Reads an address in any form, or `undefined` when it is none. */
var tryParseAddress = (address) => parseText(addressText(address));
/** Reads an address in any form. @throws {InvalidAddressError} when it is none. */
function parseAddress(address) {
	const parsed = tryParseAddress(address);
	if (!parsed) throw new InvalidAddressError(addressText(address));
	return parsed;
}
/** The raw form of an address that is read already. */
var formatRaw = ({ workchain, hash }) => `${workchain}:${hash}`;
/** The friendly form of an address that is read already; raw for a workchain outside −128…127, which has none. */
function formatFriendly(address, form = {}) {
	const { workchain, hash } = address;
	if (int8(workchain) !== workchain) return formatRaw(address);
	const bytes = [
		(form.bounceable === false ? 81 : 17) | (form.testOnly ? 128 : 0),
		workchain & 255,
		...(hash.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
	];
	const crc = crc16(bytes);
	const base64 = btoa(String.fromCharCode(...bytes, crc >> 8, crc & 255));
	return form.urlSafe === false ? base64 : base64.replaceAll("+", "-").replaceAll("/", "_");
}
/**
* `<workchain>:<64 upper-case hex digits>`, the form of v3 answers and the one to compare by. @throws {InvalidAddressError}
*/
var toRawAddress = (address) => formatRaw(parseAddress(address));
/**
* The 48-character form with checksum and flags. A workchain outside −128…127 has none and stays raw.
* @throws {InvalidAddressError}
*/
var toFriendlyAddress = (address, form) => formatFriendly(parseAddress(address), form);
/** The raw form, to compare by; a text that is no address is returned unchanged. */
function rawForm(address) {
	const parsed = tryParseAddress(address);
	return parsed ? formatRaw(parsed) : addressText(address);
}
/** Whether both name one account, in whatever forms. Never throws: a text that is no address is equal to nothing. */
function isSameAddress(a, b) {
	const parsed = tryParseAddress(a);
	return !!parsed && formatRaw(parsed) === rawForm(b);
}
// src/core/values/hash.ts
var HEX = /^(?:0x)?([\da-f]{64})$/i;
var BASE64 = /^[\w+/-]{43}=?$/;
/** Converts a 32-byte hash (hex, base64 or base64url) to padded base64, the form of the answers. `undefined` when it is none. */
function tryNormalizeHash(text) {
	const hex = HEX.exec(text)?.[1];
	if (hex) return btoa(hex.replace(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))));
	if (BASE64.test(text)) return btoa(atob(text.slice(0, 43).replaceAll("-", "+").replaceAll("_", "/")));
}
/** Bytes in base64 as lower-case hex digits. */
var hexOf = (base64) => Array.from(atob(base64), (char) => char.charCodeAt(0).toString(16).padStart(2, "0")).join("");
// src/react/context.ts
var TonCenterContext = /* @__PURE__ */ createContext(void 0);
var FirstNowContext = /* @__PURE__ */ createContext(void 0);
/** The provider's `renderLink` of this render, apart from the settings: only links draw again when it is a new function. */
var RenderLinkContext = /* @__PURE__ */ createContext(void 0);
/** The options that the client around was made from; absent where it was given. */
var OptionsContext = /* @__PURE__ */ createContext(void 0);
/** The client and the settings of the nearest provider. Sends nothing. @throws {Error} outside of one. */
function useTonCenter() {
	const value = useContext(TonCenterContext);
	if (!value) throw new Error("useTonCenter: no <TonCenterProvider> above this component. Wrap the app in one.");
	return value;
}
/** The provider's clock for the first render, unix milliseconds: the same on server and client. */
var useFirstNow = () => useContext(FirstNowContext);
// src/core/schema/members.ts
/** The members of an object for which `isKept` is true. */
function membersWhere(of, isKept) {
	const kept = {};
	for (const [name, value] of Object.entries(of)) if (isKept(value, name)) kept[name] = value;
	return kept;
}
var isGiven = (value) => value !== void 0;
// src/core/schema/issues.ts
/** The value at `path`, or `undefined` where the path ends early. */
function at(value, path) {
	return path.reduce((part, key) => part?.[key], value);
}
/** A value in a few words: its kind, and its beginning when that helps. */
function describeValue(value) {
	if (value === void 0) return "absent";
	if (typeof value === "object") return value === null ? "null" : Array.isArray(value) ? "a list" : "an object";
	return `${typeof value} ${String(value).slice(0, 60)}`;
}
/** An issue of a schema as a fault: the place, the expected value, the actual value. */
var toFault = ({ path, message }, value) => ({
	path,
	expected: message,
	got: describeValue(at(value, path))
});
var toFaults = (issues, value) => issues.map((issue) => toFault(issue, value));
/** A fault in a sentence. `whole` names the value where the path is empty. */
var inWords = ({ path, expected, got }, whole) => `${path.join(".") || whole} should be ${expected}, but is ${got}.`;
// src/core/errors.ts
/** Guards look for this, so that they work across two copies of the library and across realms. */
var BRAND = Symbol.for("toncenter-react.error");
/** The base of every error of this library. Switch on `code`, or use the guards (`isRateLimitError(error)` …). */
var TonCenterError = class extends Error {
	constructor(code, info, message, retryable = false) {
		super(`${info.endpoint}: ${message}`, info.cause === void 0 ? void 0 : { cause: info.cause });
		this.name = `${code.replace(/(?:^|-)./g, (part) => part.slice(-1).toUpperCase())}Error`;
		const { cause: _cause, ...said } = info;
		Object.assign(this, {
			code,
			retryable,
			...membersWhere(said, isGiven)
		});
		Object.defineProperty(this, BRAND, { value: code });
	}
};
var brandOf = (error) => error?.[BRAND];
/** Whether this library threw `error`. */
var isTonCenterError = (error) => brandOf(error) !== void 0;
/** 401: the service does not know the API key. */
var UnknownKeyError = class extends TonCenterError {
	constructor(info) {
		super("unknown-key", info, "the service does not know this API key.");
	}
};
/** 403: the API key belongs to the other network. */
var NetworkNotAllowedError = class extends TonCenterError {
	constructor(info) {
		super("network-not-allowed", info, `the service allows no ${info.network} to this key or caller.`);
	}
};
/** The key is known, but its own settings allow no request from this origin or IP address. */
var KeyRestrictedError = class extends TonCenterError {
	constructor(info) {
		super("key-restricted", info, "the settings of this API key allow no requests from this origin or IP address.");
	}
};
/** 403 of a proxy: it lets nothing through that changes the chain. Nothing was sent. */
var SendNotAllowedError = class extends TonCenterError {
	constructor(info) {
		super("send-not-allowed", info, "nothing was sent: the proxy refuses what changes the chain. Set send of createProxy.");
	}
};
/** 405: the base URL takes other HTTP methods. Often the route of a proxy exports GET alone. */
var MethodNotAllowedError = class extends TonCenterError {
	constructor(info, allow) {
		const message = `this HTTP method is not allowed here${allow ? ` (allowed: ${allow.join(", ")})` : ""}. Export POST as well as GET from the route of the proxy.`;
		super("method-not-allowed", info, message);
		if (allow) this.allow = allow;
	}
};
/** 429: more requests than the service allows. The client has paused for `retryAfterMs` before it gave up. */
var RateLimitError = class extends TonCenterError {
	constructor(info, retryAfterMs) {
		super("rate-limit", info, `too many requests. Wait ${retryAfterMs} ms, or use an API key through a proxy.`, true);
		this.retryAfterMs = retryAfterMs;
	}
};
var isRateLimitError = (error) => brandOf(error) === "rate-limit";
/** 400, 409, 413, 414, 416, 422, and a 401 that means a missing argument: the service refused the request. */
var BadRequestError = class extends TonCenterError {
	constructor(info, retryable = false) {
		super("bad-request", info, `the service refused the request (${info.status}): ${info.serviceText}`, retryable);
	}
};
var isBadRequestError = (error) => brandOf(error) === "bad-request";
/** 404: the service has no such block, transaction or path. */
var NotFoundError = class extends TonCenterError {
	constructor(info) {
		super("not-found", info, `the service found nothing: ${info.serviceText}`);
	}
};
var isNotFoundError = (error) => brandOf(error) === "not-found";
/** The nodes that were asked do not keep the block or transaction: it is too old for them, or does not exist. */
var NotInHistoryError = class extends TonCenterError {
	constructor(info) {
		super("not-in-history", info, `the nodes do not have it (${info.status}). It may be older than they keep: ask with archival: true, or a service with archival nodes. ${info.serviceText}`);
	}
};
/**
* The account did not accept an external message: a node ran it before it passed it on. Nothing was sent, and nothing was paid.
* `readRefusal` of `toncenter-react/reading` gives the meaning of the code for a known wallet.
*/
var MessageRefusedError = class extends TonCenterError {
	constructor(info, exitCode) {
		const phase = exitCode === void 0 ? "" : ` in the compute phase, with exit code ${exitCode}`;
		super("message-refused", info, `nothing was sent: the account refused the message${phase}. ${info.serviceText}`);
		if (exitCode !== void 0) this.exitCode = exitCode;
	}
};
var isMessageRefusedError = (error) => brandOf(error) === "message-refused";
/** 5xx: the service, its database or a gateway failed, or a proxy is busy. */
var ServerError = class extends TonCenterError {
	constructor(info, retryAfterMs) {
		super("server", info, `the service failed (${info.status}): ${info.serviceText}`, true);
		if (retryAfterMs !== void 0) this.retryAfterMs = retryAfterMs;
	}
};
var isServerError = (error) => brandOf(error) === "server";
/** No answer within `timeoutMs` of sending. */
var TimeoutError = class extends TonCenterError {
	constructor(info, timeoutMs) {
		super("timeout", info, `no answer within ${timeoutMs} ms.`, true);
	}
};
/**
* The request did not reach the service, or the answer broke off; `cause` is the reason. Or nothing was sent: then the message
* states that. Or the service redirects a request with a key, which follows no redirect. The message names the target; a browser
* hides it.
*/
var ConnectionError = class extends TonCenterError {
	/** `unsent`: why nothing was sent. `redirect`: the target of a redirect. */
	constructor(info, unsent, redirect) {
		const fault = redirect ? `redirects to ${redirect}, and a key follows no redirect` : "could not be reached";
		const message = unsent ? `${unsent}. Nothing was sent.` : `the service ${fault}. Is the base URL right?`;
		super("connection", info, message, !redirect);
	}
};
/** The caller aborted the request. */
var AbortedError = class extends TonCenterError {
	constructor(info) {
		super("aborted", info, "the request was aborted.");
	}
};
/** The answer is no JSON: often the page of a gateway or a wrong base URL. `serviceText` holds its beginning. */
var NotJsonError = class extends TonCenterError {
	constructor(info) {
		super("not-json", info, `the answer (${info.status}) is not JSON. Is the base URL right?`);
	}
};
/** The answer does not have the shape of the contract. */
var ResponseMismatchError = class extends TonCenterError {
	constructor(info, fault) {
		super("response-mismatch", info, `the answer is not as documented: ${inWords(fault, "the answer")}`);
		Object.assign(this, fault);
	}
};
/** The params are wrong; nothing was sent. */
var InvalidParamsError = class extends TonCenterError {
	constructor(info, issues) {
		const said = issues.map(({ path, message }) => path.length ? `${path.join(".")}: ${message}` : message);
		super("invalid-params", info, `nothing was sent: ${said.join("; ")}`);
		this.issues = issues;
	}
};
/** The answer holds rows of accounts that were not asked for; none of it is used. */
var OwnershipMismatchError = class extends TonCenterError {
	constructor(info, asked, got) {
		super("ownership-mismatch", info, `the answer holds rows of ${got[0]}, which was not asked for.`);
		this.asked = asked;
		this.got = got;
	}
};
/** A literal API key in a browser: everybody could read it. */
var BrowserKeyError = class extends TonCenterError {
	constructor(network) {
		super("browser-key", {
			endpoint: "createClient",
			network
		}, "an API key in a browser is public. Keep it on a server, or set dangerouslyAllowBrowserKey.");
	}
};
/** A part that is installed or served apart did not load: `toncenter-local`, `undici`, the program of a worker. */
var NotLoadedError = class extends TonCenterError {
	/** @param remedy what the developer does about it */
	constructor(info, part, remedy) {
		super("not-loaded", info, `${part} did not load. ${remedy}`);
		this.part = part;
	}
};
// src/core/refusals.ts
/** The node ran an external message against the state of its account, and did not pass it on. */
var REFUSED = /cannot apply external message|external message was not accepted|inbound external message rejected/i;
/** The exit code of the compute phase with which an account refused an external message. `undefined` for any other text. */
function refusedWith(text) {
	if (!REFUSED.test(text)) return;
	const [, digits] = /exit_?code\s*[=:]\s*(-?\d{1,10})/i.exec(text) ?? [];
	return digits === void 0 ? void 0 : Number(digits);
}
/** Texts of nodes and of tonlib that v2 passes on as its own failure, 500 or 503. The first that fits decides. */
var FAILURES = [
	[/failed to parse external message|must begin with ext_in_msg_info/i, (info) => new BadRequestError(info)],
	[REFUSED, (info, text) => new MessageRefusedError(info, refusedWith(text))],
	[/lt not in db|block not found/i, (info) => new NotInHistoryError(info)],
	[/cannot locate transaction in block/i, (info) => new NotFoundError(info)],
	[/MsgAddressInt must have prefix|^incorrect padding|^SASLprep/i, (info) => new BadRequestError(info)]
];
/** Whether a node has not caught up with the chain, or none is free. The same request may succeed later. */
var isNotReady = (text) => /LITE_SERVER_NOTREADY|no working liteservers/i.test(text);
/** The error where the words of a refusal say more than its status; `undefined` where the status decides. */
function errorInWords(info, text) {
	const { status = 0 } = info;
	if (status >= 500) return FAILURES.find(([said]) => said.test(text))?.[1](info, text);
	return status !== 429 && /api key settings/i.test(text) ? new KeyRestrictedError(info) : void 0;
}
// src/core/schema/schema.ts
/** Reports a value that is not the expected one. */
function addIssue(payload, message, path = []) {
	payload.issues.push({
		message,
		input: payload.value,
		path
	});
}
var Engine = class {
	check;
	isOptional;
	constructor(parse, checks, isOptional) {
		this.isOptional = isOptional;
		this.check = (payload) => {
			parse(payload);
			for (const check of checks) if (!payload.issues.length) check(payload);
		};
	}
	get "~standard"() {
		const validate = (input) => {
			const { value, issues } = run(this, input);
			return issues.length ? { issues } : { value };
		};
		return {
			version: 1,
			vendor: "toncenter-react",
			validate
		};
	}
};
var create = /* @__NO_SIDE_EFFECTS__ */ (parse, checks = [], isOptional = false) => new Engine(parse, checks, isOptional);
/** Checks a value: gives it as the schema makes it, with its faults. */
var run = (schema, value) => {
	const payload = {
		value,
		issues: []
	};
	schema.check(payload);
	return payload;
};
/** Checks a part of a value under check, and reports its faults under `path`. Gives the part as its schema makes it. */
function runPart(payload, schema, value, path = []) {
	const part = run(schema, value);
	for (const issue of part.issues) payload.issues.push({
		...issue,
		path: [...path, ...issue.path]
	});
	return part.value;
}
var primitive = /* @__NO_SIDE_EFFECTS__ */ (type, checks = []) => /* @__PURE__ */ create((payload) => {
	const { value } = payload;
	if (typeof value !== type || type === "number" && !Number.isFinite(value)) addIssue(payload, `a ${type}`);
}, checks);
var string = /* @__NO_SIDE_EFFECTS__ */ (...checks) => /* @__PURE__ */ primitive("string", checks);
/** A string, or a value that `toText` converts. */
var stringFrom = /* @__NO_SIDE_EFFECTS__ */ (toText, ...checks) => /* @__PURE__ */ create((payload) => {
	payload.value = toText(payload.value);
	if (typeof payload.value !== "string") addIssue(payload, "a string");
}, checks);
var number = /* @__NO_SIDE_EFFECTS__ */ (...checks) => /* @__PURE__ */ primitive("number", checks);
var boolean = /* @__NO_SIDE_EFFECTS__ */ () => /* @__PURE__ */ primitive("boolean");
var unknown = /* @__NO_SIDE_EFFECTS__ */ (...checks) => /* @__PURE__ */ create(() => {}, checks);
var among = /* @__NO_SIDE_EFFECTS__ */ (values, expected) => /* @__PURE__ */ create((payload) => {
	if (!values.includes(payload.value)) addIssue(payload, expected);
});
/** One of a closed set of texts. */
var oneOf = /* @__NO_SIDE_EFFECTS__ */ (values) => /* @__PURE__ */ among(values, `one of ${values.join(", ")}`);
/** `innerType`, or `empty`, which then becomes `instead`. */
var orElse = /* @__NO_SIDE_EFFECTS__ */ (innerType, empty, instead = empty) => /* @__PURE__ */ create((payload) => {
	if (payload.value === empty) payload.value = instead;
	else innerType.check(payload);
}, [], empty === void 0);
var optional = /* @__NO_SIDE_EFFECTS__ */ (innerType) => /* @__PURE__ */ orElse(innerType, void 0);
var nullable = /* @__NO_SIDE_EFFECTS__ */ (innerType) => /* @__PURE__ */ orElse(innerType, null);
/** `defaultValue` where the value is absent. */
var withDefault = /* @__NO_SIDE_EFFECTS__ */ (innerType, defaultValue) => /* @__PURE__ */ orElse(innerType, void 0, defaultValue);
/**
* Makes the function that checks the members of a list or an object, one by one. Changes are written to a copy, made at
* the first change.
*/
function membersOf(payload) {
	const input = payload.value;
	const member = {
		value: void 0,
		issues: []
	};
	return (key, schema) => {
		member.value = input[key];
		schema.check(member);
		const { value, issues } = member;
		if (!issues.length) {
			if (value === void 0 && !schema.isOptional && !(key in input)) addIssue(member, "given");
			else if (value !== input[key]) {
				if (payload.value === input) payload.value = Array.isArray(input) ? [...input] : { ...input };
				payload.value[key] = value;
			}
		}
		for (const issue of issues) {
			issue.path.unshift(key);
			payload.issues.push(issue);
		}
		issues.length = 0;
	};
}
var array = /* @__NO_SIDE_EFFECTS__ */ (element) => /* @__PURE__ */ create((payload) => {
	const list = payload.value;
	if (!Array.isArray(list)) return addIssue(payload, "an array");
	const check = membersOf(payload);
	for (let index = 0; index < list.length; index++) check(index, element);
});
/** An object with these members; `others` checks every other name. */
var fields = /* @__NO_SIDE_EFFECTS__ */ (shape, checks, others) => {
	let members;
	const parse = (payload) => {
		const { value } = payload;
		if (typeof value !== "object" || value === null || Array.isArray(value)) return addIssue(payload, "an object");
		if (Object.hasOwn(value, "__proto__")) {
			const { ["__proto__"]: _, ...rest } = value;
			payload.value = rest;
		}
		const check = membersOf(payload);
		members ??= Object.entries(shape);
		for (const [key, schema] of members) check(key, schema);
		others?.(payload, value);
	};
	return Object.assign(/* @__PURE__ */ create(parse, checks), { shape });
};
/**
* A schema whose values hold others of its own kind, as a trace does. A loop checks the inner ones first, so that no depth exhausts
* the stack. Of the faults of one inside only the first is kept.
*/
/* @__NO_SIDE_EFFECTS__ */
function nested(schema) {
	const done = /* @__PURE__ */ new Map();
	/** Values inside of the one under check that are not checked yet. */
	let waiting;
	const takeDone = (payload, { value, issues: [first] }) => {
		payload.value = value;
		if (first) payload.issues.push({
			...first,
			path: [...first.path]
		});
	};
	const check = (payload) => {
		const known = done.get(payload.value);
		if (known) return takeDone(payload, known);
		if (waiting) return void waiting.push(payload.value);
		const stack = [payload.value];
		try {
			while (stack.length) {
				waiting = [];
				const checked = run(schema, stack.at(-1));
				if (waiting.length) stack.push(...waiting);
				else done.set(stack.pop(), checked);
			}
			takeDone(payload, done.get(payload.value));
		} finally {
			waiting = void 0;
			done.clear();
		}
	};
	return Object.assign(/* @__PURE__ */ create(check), { shape: schema.shape });
}
/**
* An answer's object: fields that are not listed are kept. Its keys are checked against the expected type: an annotation, or the
* record's `Data`. Where no type is expected, name it: `z.object<Message>({ … })`.
*/
var object = /* @__NO_SIDE_EFFECTS__ */ (shape, ...checks) => /* @__PURE__ */ fields(shape, checks);
/** The params of a request: names that are not listed are refused. */
var params = /* @__NO_SIDE_EFFECTS__ */ (shape, ...checks) => /* @__PURE__ */ fields(shape, checks, (payload, given) => {
	const unknown = Object.keys(given).filter((name) => !Object.hasOwn(shape, name));
	if (unknown.length) addIssue(payload, `without ${unknown.join(", ")}`);
});
/** The same params with more checks, of what one param demands of another. */
var checked = /* @__NO_SIDE_EFFECTS__ */ (schema, ...checks) => {
	const { check, shape } = schema;
	return Object.assign(/* @__PURE__ */ create(check, checks), { shape });
};
/** An object used as a map: any key, values of one kind. */
var mapOf = /* @__NO_SIDE_EFFECTS__ */ (value) => /* @__PURE__ */ fields({}, [], (payload) => {
	const check = membersOf(payload);
	for (const key of Object.keys(payload.value)) check(key, value);
});
/** `to` of what `from` makes of the value. */
var preprocess = /* @__NO_SIDE_EFFECTS__ */ (from, to) => /* @__PURE__ */ create((payload) => {
	payload.value = from(payload.value);
	to.check(payload);
});
// src/core/schema/checks.ts
/** A check by `holds`. Its fault names the `expected` value. */
/* @__NO_SIDE_EFFECTS__ */
function expects(expected, holds) {
	return (payload) => {
		if (!holds(payload.value)) addIssue(payload, expected);
	};
}
/** A whole number within bounds. */
var whole = /* @__NO_SIDE_EFFECTS__ */ (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER, expected = "a whole number") => /* @__PURE__ */ number(/* @__PURE__ */ expects(expected, (value) => Number.isInteger(value) && value >= min && value <= max));
/** One or many values; gives a list. Empty is an error: the service takes it as no filter, and returns the rows of all accounts. */
/* @__NO_SIDE_EFFECTS__ */
function list(item, { max = 1e3 } = {}) {
	return /* @__PURE__ */ unknown((payload) => {
		const given = Array.isArray(payload.value) ? payload.value : [payload.value];
		const values = given.map((value, index) => runPart(payload, item, value, given === payload.value ? [index] : []));
		if (!given.length || new Set(values).size > max) addIssue(payload, `1 to ${max} values`);
		payload.value = values;
	});
}
// src/core/schema/params.ts
/** A check: a text that `spell` understands, in the spelling that it gives. */
/* @__NO_SIDE_EFFECTS__ */
function spelling(expected, spell) {
	const read = /* @__PURE__ */ remember(spell);
	return (payload) => {
		const value = read(payload.value);
		if (value !== void 0) payload.value = value;
		else addIssue(payload, expected);
	};
}
var spelled = /* @__NO_SIDE_EFFECTS__ */ (...args) => /* @__PURE__ */ string(/* @__PURE__ */ spelling(...args));
/** An account in any form; sent friendly, bounceable, base64url: one account, one spelling, in URL and query key. */
var address = /* @__PURE__ */ stringFrom(addressText, /* @__PURE__ */ spelling("an address (raw, or friendly with a right checksum)", (text) => {
	const parsed = tryParseAddress(text);
	return parsed && formatFriendly(parsed);
}));
/** 32 bytes as hex, base64 or base64url; sent as padded base64, the form of the answers. */
var hash = /* @__PURE__ */ spelled("a hash (32 bytes, hex or base64)", tryNormalizeHash);
/** A logical time: unsigned, 64 bits, decimal, never a number. */
var lt = /* @__PURE__ */ spelled("a logical time (decimal digits)", (text) => /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n ? String(BigInt(text)) : void 0);
/** An operation code: `0x` and up to eight hex digits, or decimal. Sent as hex, because the service tries hex first. */
var opcode = /* @__PURE__ */ spelled("an opcode (0x and hex digits, or decimal)", (text) => {
	if (!/^(?:0x[\da-f]{1,8}|-?\d{1,10})$/i.test(text)) return;
	const value = Number(text);
	return value >= -(2 ** 31) && value < 2 ** 32 ? `0x${(value >>> 0).toString(16).padStart(8, "0")}` : void 0;
});
/** In hex: a bundler keeps an unused power, because its operands could have side effects. */
var MAX_INT32 = 2147483647;
/** A block's number. */
var seqno = /* @__PURE__ */ whole(0, MAX_INT32, "a block number");
/** Unix seconds. */
var utime = /* @__PURE__ */ whole(0, 4294967295, "a time in whole unix seconds");
var sort = /* @__PURE__ */ oneOf(["asc", "desc"]);
/** Rows to return. */
var limit = /* @__NO_SIDE_EFFECTS__ */ (max) => /* @__PURE__ */ whole(1, max, `a whole number from 1 to ${max}`);
/** Rows to skip. */
var offset = /* @__PURE__ */ whole(0, MAX_INT32, "a whole number, 0 or more");
/** A text that is not empty: the service takes an empty value for something else than none. */
var text = /* @__PURE__ */ string(/* @__PURE__ */ expects("a text that is not empty", (value) => value !== ""));
/** How the base64 of a bag of cells begins: the usual form, and the two old ones with an index. */
var BOC = /^(?:te6cc|aP9l8|rMOnK)[\w+/-]*={0,2}$/;
/** Converts a bag of cells (hex, base64 or base64url) to padded base64; `undefined` when it does not begin as one. */
function tryNormalizeBoc(value) {
	const bytes = /^(?:[\da-f]{2})+$/i.test(value) && value.match(/../g);
	const base64 = bytes ? btoa(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join("")) : value;
	if (!BOC.test(base64)) return;
	const digits = base64.replace(/=+$/, "").replaceAll("-", "+").replaceAll("_", "/");
	return digits.length % 4 === 1 ? void 0 : digits.padEnd(Math.ceil(digits.length / 4) * 4, "=");
}
/** A bag of cells as hex, base64 or base64url; sent as padded base64. */
var boc = /* @__PURE__ */ spelled("a bag of cells (base64 or hex)", tryNormalizeBoc);
var given = (params, names) => names.filter((name) => params[name] !== void 0);
/** A check of a request: without any of these params the service refuses. */
/* @__NO_SIDE_EFFECTS__ */
function atLeastOneOf(...names) {
	return (payload) => {
		if (!given(payload.value, names).length) addIssue(payload, `given, or else one of: ${names.join(", ")}`, [...names.slice(0, 1)]);
	};
}
/** A check of a request: the service refuses two of these params together. */
/* @__NO_SIDE_EFFECTS__ */
function atMostOneOf(...names) {
	return (payload) => {
		const [first, second] = given(payload.value, names);
		if (first && second) addIssue(payload, `absent when ${first} is given`, [second]);
	};
}
/** Coins of a test network are no coins. An address that goes out as given is a question about its form: it passes. */
function refuseTestAddress({ generation, name, verbatim }, params, network) {
	for (const [param, given] of Object.entries(params)) {
		if (![given].flat().some((one) => typeof one === "string" && tryParseAddress(one)?.testOnly) || verbatim?.includes(param)) continue;
		throw new InvalidParamsError({
			endpoint: `${generation} ${name}`,
			network
		}, [{
			path: [param],
			message: "should be an address of mainnet, but is marked \"for test networks only\""
		}]);
	}
}
/** Params in their one spelling, and their endpoint: they need no second check. */
var normalized = /* @__PURE__ */ new WeakMap();
/** Checks params and converts them to their one spelling. @throws {InvalidParamsError} */
function normalizeParams(endpoint, params, network) {
	if (normalized.get(params) === endpoint) return params;
	const { value, issues: found } = run(endpoint.params, params ?? {});
	if (found.length) {
		const issues = toFaults(found, params).map(({ path, expected, got }) => ({
			path,
			message: expected.startsWith("without ") ? `unknown name ${expected.slice(8)}` : `should be ${expected}, but is ${got}`
		}));
		throw new InvalidParamsError({
			endpoint: `${endpoint.generation} ${endpoint.name}`,
			network
		}, issues);
	}
	const wire = membersWhere(value, isGiven);
	if (network === "mainnet") refuseTestAddress(endpoint, params, network);
	for (const name of endpoint.verbatim ?? []) {
		const given = params?.[name];
		if (isGiven(given)) wire[name] = Array.isArray(wire[name]) ? [given].flat().map((one) => addressText(one)) : addressText(given);
	}
	for (const name of Object.keys(wire)) if (!endpoint.ordered?.includes(name) && Array.isArray(wire[name])) wire[name] = [...new Set(wire[name])].sort();
	normalized.set(wire, endpoint);
	return wire;
}
// src/core/schema/rowList.ts
var NONE = [];
var isRow = ({ member }) => member === void 0;
/** In JSON of an answer that is the list itself: a member of the last row, with what was taken out. */
var CARRIED = "unreadable_rows";
var carriedBy = (row) => row?.[CARRIED];
/** An array for JSON, which keeps no other members of it. */
function toJSON() {
	return [...this.slice(0, -1), {
		...this.at(-1),
		[CARRIED]: this.unreadable
	}];
}
/** The same object with what was taken out of it, in a form that JSON keeps. */
function withUnreadable(data, unreadable) {
	if (!unreadable?.length) return data;
	if (Array.isArray(data)) Object.defineProperty(data, "toJSON", {
		value: toJSON,
		configurable: true
	});
	return Object.assign(data, { unreadable });
}
/** The rows that were taken out of an answer. */
function unreadableOf(data) {
	const all = (data?.unreadable ?? (Array.isArray(data) && carriedBy(data.at(-1)))) || NONE;
	return all.every(isRow) ? all : all.filter(isRow);
}
/** The first message that was taken out of a transaction: its amounts lack it. */
var messageOut = ({ unreadable }) => unreadable?.find(({ member }) => member !== void 0 && member !== "actions");
/** Members of answers that describe the accounts in their rows: maps, by raw address. */
var BOOKS = ["address_book", "metadata"];
/** The rows of an answer, by where they are. */
function rowsIn(rowsName, data) {
	if (rowsName !== "itself") return data[rowsName] ?? [];
	const rows = data;
	const last = Array.isArray(rows) && rows.at(-1);
	return carriedBy(last) && Object.keys(last).length === 1 ? rows.slice(0, -1) : rows;
}
/** A row from JSON that carried what was taken out of its list, without it. */
function alone(row) {
	if (!carriedBy(row)) return row;
	const { [CARRIED]: _, ...rest } = row;
	return rest;
}
/* @__NO_SIDE_EFFECTS__ */
function rowList(rowsName = "") {
	const rows = (data) => rowsIn(rowsName, data);
	return {
		rowsName,
		rows,
		received: (data) => rows(data).length + unreadableOf(data).length
	};
}
/** The rows of an answer as received: those that were taken out are in their places. */
function asReceived(list, data) {
	const all = list.rows(data).map((row) => ({
		row,
		isRead: true
	}));
	for (const { index, row } of unreadableOf(data)) all.splice(index, 0, {
		row,
		isRead: false
	});
	return all;
}
/** The same answer with other rows. Those that were taken out stay as they are, unless others are given. */
function withRows({ rowsName }, data, rows, unreadable = unreadableOf(data)) {
	const { unreadable: before = NONE, ...rest } = data;
	const made = rowsName === "itself" ? rows.map(alone) : {
		...rest,
		[rowsName]: rows
	};
	const entries = before.filter((one) => !isRow(one));
	return withUnreadable(made, entries.length ? [...unreadable, ...entries] : unreadable);
}
// src/core/http/abort.ts
/**
* Makes a signal that follows `other` until it is released. `AbortSignal.any` is absent before Safari 17.4 and Chrome
* 116. On Node 20 it keeps its listeners for ever.
*/
function follow(other) {
	const own = new AbortController();
	const abort = () => own.abort(other?.reason);
	if (other?.aborted) abort();
	else other?.addEventListener("abort", abort, { once: true });
	return {
		signal: own.signal,
		abort: (reason) => own.abort(reason),
		release: () => other?.removeEventListener("abort", abort)
	};
}
// src/core/attempt.ts
/** The result of `run`; nothing where it throws. */
function attempt(run) {
	try {
		return run();
	} catch {
		return;
	}
}
// src/core/network.ts
/** The hosted service of each network. */
var HOSTED = {
	mainnet: "https://toncenter.com",
	testnet: "https://testnet.toncenter.com"
};
// src/core/http/baseUrl.ts
/** The fault of an empty key: the service would count its requests as those of nobody. */
var EMPTY_KEY = "is empty: give a key, or leave it out to send none";
/** The error for a wrong option. `message` names the fault and the fix. */
var badOption = (network, name, message) => new InvalidParamsError({
	endpoint: "createClient",
	network
}, [{
	path: [name],
	message
}]);
/**
* The service's address up to, and without, `/api/vN`. A trailing `/`, `/api`, `/api/v2` or `/api/v3` is cut, so that
* whatever a document calls "base URL" works.
* @throws {InvalidParamsError} for a network without a host of its own, or a text that is no plain `http` address
*/
function resolveBaseUrl(network, baseUrl) {
	const given = baseUrl ?? (Object.hasOwn(HOSTED, network) ? HOSTED[network] : void 0);
	if (given === void 0) throw badOption(network, "baseUrl", "this network has no host of its own: give its URL");
	const base = String(given).trim();
	if (/^(?!https?:)[a-z][a-z\d+.-]*:|[?#@]/i.test(base)) throw badOption(network, "baseUrl", "should be a plain http(s) URL");
	return base.replace(/(?<!\/)\/+$/, "").replace(/\/api(?:\/v[23])?$/, "");
}
var hostOf = (url) => attempt(() => new URL(url).host);
/** The network whose hosted service has this address, in any spelling. */
function networkAt(url) {
	const host = hostOf(String(url).trim());
	return host && Object.keys(HOSTED).find((network) => hostOf(HOSTED[network]) === host);
}
/** The origin of the page or of its worker, or `undefined` elsewhere. Runtimes of servers have no `importScripts`. */
var pageOrigin = () => typeof document !== "undefined" || "importScripts" in globalThis ? globalThis.location?.origin : void 0;
/** Whether `base` names a host. `URL.canParse` is absent before Safari 17 and Chrome 120. */
var isAbsolute = (base) => hostOf(base) !== void 0;
/** Whether requests to `base` stay on the page's own origin: then no key is sent, a proxy there has it. */
function isSameOrigin(base) {
	if (!/^[a-z][a-z\d+.-]*:/i.test(base)) return true;
	return new URL(base).origin === pageOrigin();
}
// src/core/http/json.ts
/** A whole number of 16 digits or more somewhere outside of a name, cheaply found; most answers have none. */
var MAY_BE_LONG = /[[:,]\s*-?\d{16}/;
/** The index of the quote that ends the string which begins at `start`; the length of the text where none does. */
function endOfString(json, start) {
	let end = start;
	do
		end = json.indexOf("\"", end + 1);
	while (end > 0 && isEscaped(json, end));
	return end < 0 ? json.length : end;
}
/** Whether the character at `at` has an odd number of backslashes before it. */
function isEscaped(json, at) {
	let slashes = 0;
	while (json[at - 1 - slashes] === "\\") slashes++;
	return slashes % 2 === 1;
}
/**
* `JSON.parse`, but a whole number beyond 2^53 becomes a decimal string with all its digits, not a nearby float. The
* service writes some such numbers bare: `query_id` in a body of a multisig wallet, `native_fee` of LayerZero.
* @throws {SyntaxError}
*/
function parseJson(text) {
	if (!MAY_BE_LONG.test(text)) return JSON.parse(text);
	const quoteOrNumber = /"|-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?/g;
	let made = "";
	let copied = 0;
	for (let found = quoteOrNumber.exec(text); found; found = quoteOrNumber.exec(text)) {
		const [token] = found;
		if (token === "\"") quoteOrNumber.lastIndex = endOfString(text, found.index) + 1;
		else if (/^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))) {
			made += `${text.slice(copied, found.index)}"${token}"`;
			copied = quoteOrNumber.lastIndex;
		}
	}
	return JSON.parse(made + text.slice(copied));
}
// src/core/http/answer.ts
/** How long a 429 without `Retry-After` asks to wait: the free limit is one request per second. */
var PAUSE_MS = 1e3;
/**
* `Retry-After` in milliseconds: seconds, or a date on the clock of the service, which this device's may not agree with.
*/
function retryAfter(headers, now) {
	const value = headers.get("retry-after");
	if (!value) return;
	const answeredAt = Date.parse(headers.get("date") ?? "") || now;
	const ms = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - answeredAt;
	return ms >= 0 ? ms : void 0;
}
/** The target of a redirect that was not followed. A browser hides it: there the status is 0. */
function redirectOf({ type, status, headers }) {
	if (type !== "opaqueredirect" && (status < 300 || status > 399)) return;
	return headers.get("location") ?? "another place";
}
/**
* The error of a refusal by its status: texts differ between versions of the service. `errorInWords` knows those that say more.
*/
function toError(info, headers, now, isAboutKey, refusal) {
	const { status = 0, serviceText = "" } = info;
	if (status === 401) return isAboutKey || /\bkey\b/i.test(serviceText) ? new UnknownKeyError(info) : new BadRequestError(info);
	if (status === 403) return refusal === "send" ? new SendNotAllowedError(info) : new NetworkNotAllowedError(info);
	if (status === 405) return new MethodNotAllowedError(info, headers.get("allow")?.match(/[A-Z]+/g));
	if (status === 404) return new NotFoundError(info);
	if (status === 429) return new RateLimitError(info, retryAfter(headers, now) ?? PAUSE_MS);
	if (status >= 500) return new ServerError(info, retryAfter(headers, now));
	return new BadRequestError(info, status === 408 || status === 425 || status === 422 && /deadline|timeout/i.test(serviceText));
}
/**
* The data in an answer: the body for v3, `result` for v2. Every form of refusal becomes a typed error: a status code, the v2
* envelope, the gateway's text in `result`, HTML.
*/
function readAnswer(response, text, info, { now, isAboutKey, redact }) {
	const whole = (said) => redact(typeof said === "string" ? said : JSON.stringify(said) ?? "");
	const words = (said) => whole(said).slice(0, 300);
	const refuse = (status, said, refusal) => {
		const refused = {
			...info,
			status,
			serviceText: words(said)
		};
		throw errorInWords(refused, whole(said)) ?? toError(refused, response.headers, now, isAboutKey, refusal);
	};
	let body;
	try {
		body = parseJson(text);
	} catch {
		if (!response.ok) refuse(response.status, text);
		throw new NotJsonError({
			...info,
			status: response.status,
			serviceText: words(text)
		});
	}
	const envelope = typeof body === "object" && body !== null ? body : {};
	const refused = info.endpoint.startsWith("v2") ? envelope.ok !== true : envelope.ok === false;
	if (!response.ok || refused) refuse(typeof envelope.code === "number" && envelope.code >= 400 ? envelope.code : response.status, envelope.error ?? envelope.result ?? body, envelope.refusal);
	return info.endpoint.startsWith("v2") ? envelope.result : body;
}
// src/core/http/readBody.ts
/** More than any answer of the service: 1 000 traces with all their messages are some 30 MB. */
var MAX_BYTES = 64 * 2 ** 20;
/** Deeper than any answer: a trace has 4 000 transactions at most, and each opens two levels of its tree. */
var MAX_DEPTH = 8192;
/**
* The body as text. Refuses a body above the ceiling. Stops reading when `signal` aborts, so that no answer without a caller fills
* the memory. The body of a custom `fetch` may ignore the signal of its request.
*/
async function readBody(response, refuse, signal, maxBytes = MAX_BYTES) {
	if (!response.body) return response.text();
	const reader = response.body.getReader();
	const stop = () => void reader.cancel().catch(() => {});
	if (signal?.aborted) stop();
	else signal?.addEventListener("abort", stop, { once: true });
	const decoder = new TextDecoder();
	let bytes = 0;
	let text = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		bytes += value.byteLength;
		if (bytes > maxBytes) refuse(`at most ${maxBytes} bytes`, "longer");
		text += decoder.decode(value, { stream: true });
	}
}
/** Refuses JSON that is deeper than any answer of the service. */
function checkDepth(json, refuse, maxDepth = MAX_DEPTH) {
	if (json.length <= maxDepth) return;
	let depth = 0;
	for (let at = 0; at < json.length; at++) switch (json[at]) {
		case "\"":
			at = endOfString(json, at);
			break;
		case "[":
		case "{":
			if (++depth > maxDepth) refuse(`at most ${maxDepth} levels deep`, "deeper");
			break;
		case "]":
		case "}": depth--;
	}
}
// src/core/http/redact.ts
/** `text` without the key, plain or as a URL spells it: a gateway may echo the request. */
function redactText(text, key) {
	if (!key) return text;
	const inUrl = new URLSearchParams([["", key]]).toString().slice(1);
	return [
		key,
		encodeURIComponent(key),
		inUrl
	].reduce((rest, form) => rest.replaceAll(form, "[key]"), text);
}
/**
* An error whose texts may be shown, causes included: a `fetch` may quote the URL or the headers. Where a key was sent,
* this is a copy without the key.
*/
function redactError(error, key) {
	if (!key || !(error instanceof Error)) return error;
	const cause = redactError(error.cause, key);
	const copy = new Error(redactText(error.message, key), cause === void 0 ? void 0 : { cause });
	return Object.assign(copy, {
		name: error.name,
		stack: redactText(error.stack ?? "", key)
	});
}
// src/core/http/send.ts
/** Sends one request, once, and reads its answer. The clock of the timeout starts here. @throws {TonCenterError} */
async function send({ fetch, clock, timeoutMs, key: getKey }, { info, legacy401, build, signal }) {
	const ended = follow(signal);
	const tooLong = clock.sleep(timeoutMs, ended.signal).then(() => Promise.reject(new TimeoutError(info, timeoutMs)));
	const refuse = (expected, got) => {
		throw new ResponseMismatchError(info, {
			path: [],
			expected,
			got
		});
	};
	let key;
	async function ask() {
		key = await getKey();
		if (key === "") throw new InvalidParamsError(info, [{
			path: ["apiKey"],
			message: EMPTY_KEY
		}]);
		let request;
		try {
			request = build(key, ended.signal);
		} catch (cause) {
			throw new InvalidParamsError(info, [{
				path: [],
				message: redactText(cause instanceof Error ? cause.message : String(cause), key)
			}]);
		}
		const response = await fetch(request);
		const target = key !== void 0 && redirectOf(response);
		if (target) throw new ConnectionError({
			...info,
			status: response.status
		}, void 0, redactText(target, key));
		const text = await readBody(response, refuse, ended.signal);
		checkDepth(text, refuse);
		return {
			data: readAnswer(response, text, info, {
				now: clock.now(),
				isAboutKey: key !== void 0 && !legacy401,
				redact: (said) => redactText(said, key)
			}),
			size: text.length
		};
	}
	try {
		return await Promise.race([tooLong, ask()]);
	} catch (cause) {
		if (isTonCenterError(cause)) throw cause;
		if (signal.aborted) throw new AbortedError({
			...info,
			cause: signal.reason
		});
		throw new ConnectionError({
			...info,
			cause: redactError(cause, key)
		});
	} finally {
		ended.abort();
		ended.release();
	}
}
// src/contract/client.ts
/** What reports the newest block. */
var head = {
	kind: "query",
	generation: "v3",
	name: "masterchainInfo",
	method: "GET",
	path: "/masterchainInfo"
};
/** The number of the newest block in that answer, as received. */
var headOf = (answer) => answer?.last?.seqno;
/** The path that calls a method of v2 by its name. */
var rpcPath = "/jsonRPC";
/** Names of methods that change the chain, also of methods that the contract does not list. */
var rpcSends = /^send/i;
// src/core/http/wire.ts
var ACTION_TYPES = "supported_action_types";
/** The HTTP request of a call. Lists are repeated keys, or members of a JSON body for POST. */
function toRequest({ base, endpoint, params, key, signal }, options) {
	const { generation, name, path, isRpc } = endpoint;
	const rpc = !path || generation === "v2" && options.v2Transport === "json-rpc" && !isRpc;
	const post = rpc || endpoint.method === "POST";
	const query = new URLSearchParams();
	const headers = {};
	if (!post) for (const [name, value] of Object.entries(params)) for (const item of [value].flat()) query.append(name, String(item));
	if (generation === "v3") {
		for (const part of options.omit ?? []) query.append(`x_no_${part}`, "true");
		if (options.queryTimeoutMs) query.append("x_timeout", String(options.queryTimeoutMs));
		const { actionTypes } = endpoint;
		if (actionTypes && !params[ACTION_TYPES]) for (const type of [options.actionsVersion ?? actionTypes].flat()) query.append(ACTION_TYPES, type);
	}
	if (key !== void 0) {
		if (options.apiKeyIn === "query") query.append("api_key", key);
		else headers["x-api-key"] = key;
	}
	if (post) headers["content-type"] = "application/json";
	const body = rpc ? {
		jsonrpc: "2.0",
		id: "1",
		method: name,
		params
	} : params;
	const search = query.toString();
	return new Request(`${base}/api/${generation}${rpc ? rpcPath : path}${search && `?${search}`}`, {
		method: post ? "POST" : "GET",
		headers,
		signal,
		redirect: key === void 0 ? "follow" : "manual",
		...post && { body: JSON.stringify(body) }
	});
}
// src/core/pace/online.ts
/** Whether the browser reports that the device has no network. Elsewhere always `false`. */
var isOffline = () => globalThis.navigator?.onLine === false;
// src/core/pace/priority.ts
var RANK = {
	send: 0,
	visible: 1,
	mounted: 2,
	prefetch: 3
};
/** A priority as it is now: some change while they wait. Code of the app gives it, and may fail. */
var priorityNow = (priority) => typeof priority === "function" ? attempt(priority) ?? "mounted" : priority;
/** The current place of a request in the queue: the lowest number is first. */
var rankNow = (turn) => RANK[priorityNow(turn)];
/** The highest of some priorities. */
var urgent = (wanted) => wanted.sort((a, b) => RANK[a] - RANK[b])[0] ?? "mounted";
// src/core/pace/hear.ts
/**
* Calls a function of the host that listens. An error that it throws, or that its promise has, is its own: it stops neither the caller
* nor the other listeners. A page reports it as one of its own errors. Elsewhere an uncaught error ends the process: the console has it.
*/
function hear(listener) {
	const report = pageOrigin() !== void 0 && "reportError" in globalThis ? reportError : console.error;
	try {
		Promise.resolve(listener()).catch(report);
	} catch (error) {
		report(error);
	}
}
// src/core/retry.ts
/** Milliseconds before the second try, at most; twice as many before the next. */
var FIRST_MS = 500;
var LONGEST_MS = 8e3;
/**
* Milliseconds after its first refusal for which a request obeys refusals that ask to wait, in all. A longer pause is for the
* caller to wait: the request fails, and its error has the time.
*/
var LONGEST_PAUSE_MS = 6e4;
/** For how long the service or its proxy asks to wait, milliseconds. */
var retryAfterOf = (error) => error?.retryAfterMs;
/**
* Runs `attempt` until it succeeds or another try is of no use. A refusal that asks to wait is no failure: a busy
* service answers later. The wait is that of the slot, where all requests of the client pause.
*/
async function withRetries(attempt, policy) {
	const { retries, clock, signal, isFinal } = policy;
	let failures = 0;
	let patientUntil;
	for (;;) try {
		return await attempt();
	} catch (error) {
		if (!isTonCenterError(error) || !retries || !error.retryable || isFinal?.(error)) throw error;
		const waitMs = retryAfterOf(error);
		if (waitMs) {
			patientUntil ??= clock.now() + LONGEST_PAUSE_MS;
			if (clock.now() + waitMs > patientUntil) throw error;
		} else {
			if (failures >= retries) throw error;
			await clock.sleep(Math.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** failures++), signal);
		}
	}
}
// src/core/pace/share.ts
var TIMES = [
	"nextSlotAt",
	"pausedUntil",
	"slowUntil"
];
var NO_PACE = {
	at: 0,
	nextSlotAt: 0,
	pausedUntil: 0,
	slowUntil: 0
};
/** The database, and its only store: a pace by the name of its budget. */
var STORE = "toncenter";
/** How long a page waits for its database, milliseconds. */
var PATIENCE_MS = 1e3;
/** How long a page then uses its own pace before it tries the database again, milliseconds. */
var ALONE_MS = 6e4;
/** The stored value may be of another program, or of another version of ours. */
function toPace(kept) {
	const found = Object(kept);
	const times = ["at", ...TIMES].map((name) => [name, Number.isFinite(found[name]) ? found[name] : 0]);
	return Object.fromEntries(times);
}
var open = () => new Promise((resolve, reject) => {
	const request = indexedDB.open(STORE);
	request.onupgradeneeded = () => request.result.createObjectStore(STORE);
	request.onsuccess = () => resolve(request.result);
	request.onerror = reject;
});
/**
* Shares a budget with the other clients, tabs and workers of this origin, best effort. A transaction of IndexedDB
* excludes all others; `localStorage` does not, because each process reads a late copy of its own. A `BroadcastChannel`
* reports changes. The budget works without what the browser refuses. `undefined` outside of pages and their workers.
*/
function shareBudget(name, clock) {
	if (pageOrigin() === void 0 || !attempt(() => indexedDB)) return;
	const channel = attempt(() => new BroadcastChannel(name));
	let database;
	let aloneUntil = 0;
	let isClosed = false;
	/** The connection: a new one after the browser, or a page that deletes the database, has ended the last one. */
	function connect() {
		database ??= open().then((database) => {
			database.onversionchange = database.onclose = disconnect;
			return database;
		});
		return database;
	}
	function disconnect() {
		database?.then((database) => database.close(), () => {});
		database = void 0;
	}
	/** Resolves when `change` has had its turn. */
	const inDatabase = async (change) => {
		const transaction = (await connect()).transaction(STORE, "readwrite", { durability: "relaxed" });
		const store = transaction.objectStore(STORE);
		return new Promise((resolve) => {
			const kept = store.get(name);
			transaction.onabort = () => resolve();
			kept.onsuccess = () => {
				const changed = change(kept.result);
				if (changed) attempt(() => store.put(changed, name));
				resolve();
			};
		});
	};
	return {
		async update(change) {
			let isCalled = false;
			/** Gives what to keep, where that is anything new. */
			const once = (found) => {
				if (isCalled) return;
				isCalled = true;
				const kept = toPace(found);
				const changed = change(kept);
				if (TIMES.every((time) => changed[time] === kept[time])) return;
				attempt(() => channel?.postMessage(changed));
				return changed;
			};
			if (!isClosed && clock.now() >= aloneUntil) {
				const ended = new AbortController();
				const tooLong = clock.sleep(PATIENCE_MS, ended.signal).then(() => {
					aloneUntil = clock.now() + ALONE_MS;
					disconnect();
				}, () => {});
				await Promise.race([inDatabase(once).catch(disconnect), tooLong]);
				ended.abort();
			}
			once(void 0);
		},
		subscribe(listener) {
			if (channel) channel.onmessage = ({ data }) => listener(toPace(data));
		},
		close() {
			isClosed = true;
			channel?.close();
			disconnect();
		}
	};
}
// src/core/pace/pacing.ts
/** For how long a pause slows the pace after it began, milliseconds: to half at first, then less and less. */
var SLOW_MS = 15e3;
/** Time that late timers lose and the pace makes up for, at most, milliseconds. */
var LATE_MS = 10;
/**
* Milliseconds that the requests of one second take beyond that second. Network jitter and late timers up to this much
* move no request into the second before. A low rate has room for the jitter of mobile networks.
*/
var spareMs = (requestsPerSecond) => requestsPerSecond < 5 ? 150 : 80;
function createPacing(requestsPerSecond, clock) {
	/** Milliseconds between two requests; 0 where there is no limit. */
	const interval = 1e3 / requestsPerSecond + spareMs(requestsPerSecond) / Math.max(1, requestsPerSecond);
	let pace = NO_PACE;
	/**
	* A pace on the clock of now: a clock that was set back takes the times with it. A time that is later than possible
	* is none.
	*/
	function current({ at, nextSlotAt, pausedUntil, slowUntil }) {
		const now = clock.now();
		const back = Math.max(0, at - now);
		const within = (time, longest) => time - back <= now + longest + 1 ? time - back : 0;
		return {
			at: now,
			nextSlotAt: within(nextSlotAt, 2 * interval),
			pausedUntil: within(pausedUntil, LONGEST_PAUSE_MS),
			slowUntil: within(slowUntil, SLOW_MS)
		};
	}
	const msToSlot = () => Math.max(pace.nextSlotAt, pace.pausedUntil) - pace.at;
	const slowness = () => Math.max(0, pace.slowUntil - pace.at) / SLOW_MS;
	return {
		hasLimit: interval > 0,
		look() {
			pace = current(pace);
			return pace;
		},
		learn(kept) {
			pace = current(pace);
			const other = current(kept);
			for (const time of TIMES) pace[time] = Math.max(pace[time], other[time]);
			return pace;
		},
		take() {
			if (msToSlot() > 0) return false;
			pace.nextSlotAt = Math.max(pace.nextSlotAt, pace.at - LATE_MS) + interval * (1 + slowness());
			return true;
		},
		msToSlot,
		slowness,
		pause(ms, sentAt) {
			pace = current(pace);
			const slowedAt = pace.slowUntil - SLOW_MS;
			const isNews = sentAt > slowedAt;
			const from = isNews ? pace.at : slowedAt;
			if (isNews) pace.slowUntil = pace.at + SLOW_MS;
			pace.pausedUntil = Math.max(pace.pausedUntil, from + Math.min(ms, LONGEST_PAUSE_MS));
			return isNews;
		}
	};
}
// src/core/pace/schedule.ts
/** A request has waited for its slot as long as it may: nothing was sent. */
var NoSlotError = class extends Error {};
/** The clock is looked at again after this many milliseconds: it may have jumped, the device may have slept. */
var LONGEST_SLEEP_MS = 5e3;
/** A request with timers of its own looks at the clock again after this many milliseconds. */
var TICK_MS = 250;
/** Seconds of latency at which requests in flight still reach the allowed rate. */
var LATENCY_S = 4;
/**
* Slots one by one, `requestsPerSecond` at most, by priority, then by age. The pace counts from sending. At most `mostInFlight`
* requests are in flight; twice as many where a request that changes the chain waits. A pause holds all, then slows the pace; where
* there is no limit, it lets fewer be in flight.
*/
function createSchedule(requestsPerSecond, clock, share, mostInFlight = Number.POSITIVE_INFINITY) {
	const pacing = createPacing(requestsPerSecond, clock);
	const alarm = createAlarm(clock);
	const waiting = [];
	const listeners = /* @__PURE__ */ new Set();
	let inFlight = 0;
	/** Half of those that were in flight when the last pause began. */
	let few = 1;
	let isAsking = false;
	let isClosed = false;
	let budget;
	function changed() {
		budget = void 0;
		for (const listener of listeners) hear(listener);
	}
	/** Whether only the end of a request makes place for another. A request that changes the chain waits for no read. */
	function isFull() {
		if (waiting.some(({ isSend }) => isSend)) return inFlight >= 2 * mostInFlight;
		const most = pacing.hasLimit ? Math.max(2, Math.ceil(requestsPerSecond * LATENCY_S)) : few / pacing.slowness();
		return inFlight >= Math.min(Math.floor(most), mostInFlight);
	}
	/** Sends the request whose turn it is. */
	function send() {
		const ranks = waiting.map(({ rank }) => rank());
		const [first] = waiting.splice(ranks.indexOf(Math.min(...ranks)), 1);
		first?.go();
		changed();
	}
	/** Sends what may leave, then sleeps until more may, or until the listeners have something to see. */
	function wake() {
		alarm.clear();
		while (waiting.length) {
			pacing.look();
			if (isClosed || isAsking || isFull()) return;
			if (pacing.msToSlot() > 0) return waiting.every(({ ticks }) => ticks) ? void 0 : sleep(pacing.msToSlot());
			if (share) return void ask(share);
			pacing.take();
			send();
		}
		const { at, pausedUntil, slowUntil } = pacing.look();
		const ends = [pausedUntil - at, slowUntil - at].filter((ms) => ms > 0);
		if (listeners.size && ends.length && !isClosed) sleep(Math.min(...ends));
	}
	const sleep = (ms) => alarm.set(ms, () => {
		if (!waiting.length) changed();
		wake();
	});
	/** Asks for the slot of now among all who share the pace. A request without a slot sleeps, and asks again. */
	async function ask(share) {
		let isTaken = false;
		isAsking = true;
		await share.update((kept) => {
			pacing.learn(kept);
			isTaken = pacing.take();
			return pacing.look();
		});
		isAsking = false;
		if (isTaken && waiting.length && !isClosed) send();
		wake();
	}
	share?.subscribe((kept) => {
		pacing.learn(kept);
		changed();
		wake();
	});
	const queue = {
		waiting,
		changed,
		wake,
		msToSlot() {
			pacing.look();
			return pacing.msToSlot();
		},
		begin() {
			inFlight++;
			return () => {
				inFlight--;
				wake();
			};
		}
	};
	return {
		slot: (turn, signal, withinMs) => waitForSlot(queue, clock, turn, signal, withinMs),
		pause(ms, sentAt) {
			if (pacing.pause(ms, sentAt)) few = Math.max(1, Math.floor(inFlight / 2));
			share?.update(pacing.learn);
			changed();
			wake();
		},
		budget() {
			if (budget?.pausedUntil && budget.pausedUntil <= clock.now()) budget = void 0;
			if (!budget) {
				const { at, pausedUntil, nextSlotAt } = pacing.look();
				budget = {
					requestsPerSecond: requestsPerSecond / (1 + pacing.slowness()),
					queued: waiting.length,
					pausedUntil: pausedUntil > at ? pausedUntil : null,
					nextSlotAt
				};
			}
			return budget;
		},
		subscribe(listener) {
			listeners.add(listener);
			wake();
			return () => void listeners.delete(listener);
		},
		close() {
			isClosed = true;
			alarm.clear();
			share?.close();
		}
	};
}
/** One timer, which a new one replaces. */
function createAlarm(clock) {
	let sleeping;
	const clear = () => {
		sleeping?.abort();
		sleeping = void 0;
	};
	return {
		clear,
		set(ms, run) {
			clear();
			const stop = new AbortController();
			sleeping = stop;
			clock.sleep(Math.min(ms, LONGEST_SLEEP_MS), stop.signal).then(run, () => {});
		}
	};
}
/**
* Counts time down by the steps of the clock, and by the sleeps between two calls. So a clock that was set back gives no more time,
* and a device that slept has less.
*/
function countdown(clock, ms) {
	let left = ms;
	let at = clock.now();
	return (sleptMs = 0) => {
		const now = clock.now();
		left -= Math.max(now - at, sleptMs);
		at = now;
		return left;
	};
}
/** Keeps a request in the queue until it has a slot, is aborted, or is too late. */
function waitForSlot(queue, clock, turn, signal, withinMs) {
	return new Promise((resolve, reject) => {
		if (signal?.aborted) return reject(signal.reason);
		const leftMs = countdown(clock, withinMs ?? Number.POSITIVE_INFINITY);
		const gone = new AbortController();
		const end = () => {
			gone.abort();
			signal?.removeEventListener("abort", abort);
		};
		const leave = (reason) => {
			queue.waiting.splice(queue.waiting.indexOf(entry), 1);
			end();
			queue.changed();
			reject(reason);
		};
		const abort = () => leave(signal?.reason);
		async function tick() {
			let sleptMs = 0;
			while (!gone.signal.aborted) {
				const left = leftMs(sleptMs);
				if (left <= 0) return leave(new NoSlotError());
				const ms = queue.msToSlot();
				sleptMs = Math.min(left, ms > 0 ? ms : TICK_MS, TICK_MS);
				await clock.sleep(sleptMs, gone.signal);
				queue.wake();
			}
		}
		const entry = {
			isSend: turn === "send",
			ticks: withinMs !== void 0,
			rank: () => rankNow(turn),
			go() {
				end();
				if (leftMs() < 0) return reject(new NoSlotError());
				resolve(queue.begin());
			}
		};
		signal?.addEventListener("abort", abort, { once: true });
		queue.waiting.push(entry);
		queue.changed();
		queue.wake();
		if (entry.ticks) tick().catch(() => {});
	});
}
// src/core/ask.ts
/** For how long what changes the chain may wait for its slot, milliseconds. Signatures hold for a minute, as a rule. */
var SEND_WITHIN_MS = 1e4;
var infoOf = ({ generation, name }, network) => ({
	endpoint: `${generation} ${name}`,
	network
});
function createAsk(world) {
	const { network, base, wireOptions, wire, clock, retries, schedule, calls, running, closed } = world;
	return async ({ endpoint, take, read, isFinal, options: { signal: own, priority = "mounted" } }) => {
		const info = infoOf(endpoint, network);
		const isRepeatable = endpoint.kind === "query";
		const { signal, abort, release } = follow(own);
		running.add(abort);
		if (closed.aborted) abort();
		const queuedAt = clock.now();
		let sentAt = queuedAt;
		let bytes = 0;
		let taken;
		let failure;
		const sendSlot = () => schedule.slot("send", signal, SEND_WITHIN_MS).catch((error) => {
			if (!(error instanceof NoSlotError)) throw error;
			throw new ConnectionError(info, `the client's budget had no place for it within ${SEND_WITHIN_MS} ms`);
		});
		async function attempt() {
			if (!isRepeatable && isOffline()) throw new ConnectionError(info, "the device is offline");
			const ended = await (isRepeatable ? schedule.slot(priority, signal) : sendSlot());
			sentAt = clock.now();
			try {
				if (signal.aborted) throw signal.reason;
				taken = take();
				const { wire: params } = taken;
				const build = (key, signal) => toRequest({
					base,
					endpoint,
					params,
					key,
					signal
				}, wireOptions);
				const answer = await send(wire, {
					info,
					legacy401: endpoint.legacy401,
					build,
					signal
				});
				bytes = answer.size;
				return read(answer.data);
			} catch (error) {
				const waitMs = retryAfterOf(error);
				if (waitMs !== void 0) schedule.pause(waitMs, sentAt);
				throw error;
			} finally {
				ended();
			}
		}
		try {
			if (pageOrigin() === void 0 && !isAbsolute(base)) {
				const message = `"${base}" works in a page only: give an absolute URL to send from elsewhere`;
				throw badOption(network, "baseUrl", message);
			}
			return await withRetries(attempt, {
				retries: isRepeatable ? retries : 0,
				clock,
				signal,
				...isFinal && { isFinal }
			});
		} catch (cause) {
			const error = signal.aborted && cause === signal.reason ? new AbortedError({
				...info,
				cause
			}) : cause;
			if (isTonCenterError(error)) {
				failure = error;
				if (!isRepeatable) Object.assign(error, { retryable: false });
			}
			throw error;
		} finally {
			release();
			running.delete(abort);
			calls.report(() => ({
				endpoint: info.endpoint,
				params: taken?.wire,
				members: taken?.members ?? 1,
				priority: priorityNow(priority),
				cache: "miss",
				waitedMs: sentAt - queuedAt,
				tookMs: clock.now() - sentAt,
				bytes,
				outcome: failure?.code ?? "ok"
			}));
		}
	};
}
// src/core/pace/chainClock.ts
/**
* Milliseconds after which an answer that is true for one block is requested again. Once per block would use the whole
* budget.
*/
var ASK_MS = 5e3;
// src/react/useMade.ts
/** A value as a text: address objects by their raw form. */
function textOf(value) {
	try {
		return JSON.stringify(value, (_name, part) => typeof part === "bigint" ? `${part}n` : addressText(part));
	} catch {
		return value;
	}
}
/** The result of `make`, made once while `from` has the same content and `others` are the same. */
function useMade(make, from, ...others) {
	return useMemo(make, [textOf(from), ...others]);
}
export { mapOf as $, withUnreadable as A, membersWhere as At, opcode as B, formatRaw as Bt, BOOKS as C, isNotFoundError as Ct, rowsIn as D, inWords as Dt, rowList as E, isTonCenterError as Et, hash as F, useFirstNow as Ft, utime as G, tryParseAddress as Gt, sort as H, rawForm as Ht, limit as I, useTonCenter as It, whole as J, expects as K, lt as L, hexOf as Lt, atLeastOneOf as M, OptionsContext as Mt, atMostOneOf as N, RenderLinkContext as Nt, unreadableOf as O, toFault as Ot, boc as P, TonCenterContext as Pt, checked as Q, normalizeParams as R, tryNormalizeHash as Rt, attempt as S, isMessageRefusedError as St, messageOut as T, isServerError as Tt, text as U, toFriendlyAddress as Ut, seqno as V, isSameAddress as Vt, tryNormalizeBoc as W, toRawAddress as Wt, array as X, addIssue as Y, boolean as Z, isSameOrigin as _, InvalidParamsError as _t, infoOf as a, params as at, resolveBaseUrl as b, ResponseMismatchError as bt, hear as c, runPart as ct, isOffline as d, unknown as dt, nested as et, head as f, withDefault as ft, badOption as g, ConnectionError as gt, EMPTY_KEY as h, BrowserKeyError as ht, createAsk as i, optional as it, address as j, FirstNowContext as jt, withRows as k, isGiven as kt, priorityNow as l, string as lt, rpcSends as m, AbortedError as mt, ASK_MS as n, object as nt, createSchedule as o, preprocess as ot, headOf as p, isNotReady as pt, list as q, SEND_WITHIN_MS as r, oneOf as rt, shareBudget as s, run as st, useMade as t, nullable as tt, urgent as u, stringFrom as ut, networkAt as v, NotLoadedError as vt, asReceived as w, isRateLimitError as wt, HOSTED as x, isBadRequestError as xt, pageOrigin as y, OwnershipMismatchError as yt, offset as z, addressText as zt };
