import { $ as mapOf, Ht as rawForm, Vt as isSameAddress, X as array, Y as addIssue, Z as boolean, ct as runPart, dt as unknown, it as optional, lt as string, nt as object, tt as nullable } from "./useMade.ZiNMGZWi.js";
import { A as decimal, C as nullableDecimal, D as nullableText, E as nullableInt, M as int, N as openText, O as address, S as nullableBoc, T as nullableHash, b as nullableAddress, j as hash, w as nullableFlag, x as nullableAnyDecimal } from "./queryHook.C3wkTZGV.js";
import { t as extraCurrencies } from "./extraCurrencies.pHuG6NVr.js";
import { t as transaction } from "./transaction.2zVDaJYk.js";
// src/core/values/cell.ts
var MAX_DEPTH = 1024;
/** Thrown when bytes are no bag of cells. */
var InvalidBocError = class extends Error {
	name = "InvalidBocError";
	constructor(why) {
		super(`Not a bag of cells: ${why}.`);
	}
};
/** Thrown where nothing can be hashed: browsers give `crypto.subtle` to secure pages only. */
var InsecurePageError = class extends Error {
	name = "InsecurePageError";
	constructor() {
		super("The hash of a message needs crypto.subtle, which browsers leave out of pages on plain http. Open the page over https or on localhost, or give the hash itself.");
	}
};
var MAGIC = 3052313714;
/** The root of a base64 BoC that has one. Layout: `serialized_boc#b5ee9c72` of boc.tlb. @throws {InvalidBocError} */
function parseBoc(base64) {
	let bytes;
	try {
		bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
	} catch {
		throw new InvalidBocError("it is not base64");
	}
	let at = 0;
	const take = (length) => {
		if (at + length > bytes.length) throw new InvalidBocError("it ends too early");
		at += length;
		return bytes.subarray(at - length, at);
	};
	const number = (length) => take(length).reduce((value, byte) => value * 256 + byte, 0);
	if (number(4) !== MAGIC) throw new InvalidBocError("it does not begin with b5ee9c72");
	const flags = number(1);
	const refSize = flags & 7;
	const offsetSize = number(1);
	const count = number(refSize);
	if (count > bytes.length) throw new InvalidBocError("it announces more cells than it has bytes");
	if (number(refSize) !== 1) throw new InvalidBocError("it does not have one root");
	number(refSize + offsetSize);
	const root = number(refSize);
	if (flags & 128) take(count * offsetSize);
	const read = Array.from({ length: count }, () => {
		const [refs = 0, size = 0] = take(2);
		if ((refs & 7) > 4) throw new InvalidBocError("a cell has more than 4 references");
		if (refs & 16) take(34 * (1 + bitCount(refs >> 5)));
		return {
			data: Uint8Array.from(take(size + 1 >> 1)),
			size,
			exotic: !!(refs & 8),
			refs: Array.from({ length: refs & 7 }, () => number(refSize))
		};
	});
	const cells = [];
	for (let index = count - 1; index >= 0; index--) {
		const { data, size, exotic, refs } = read[index];
		const below = refs.map((ref) => {
			const cell = ref > index ? cells[ref] : void 0;
			if (!cell) throw new InvalidBocError(`cell ${index} refers to cell ${ref}`);
			return cell;
		});
		cells[index] = makeCell(withoutPadding(data, size), below, exotic);
	}
	const first = cells[root];
	if (!first) throw new InvalidBocError("it has no root");
	return first;
}
/** @throws {InvalidBocError} when it is deeper than a cell can be. */
function makeCell(data, refs, exotic = false) {
	const depth = refs.length ? 1 + Math.max(...refs.map((ref) => ref.depth)) : 0;
	if (depth > MAX_DEPTH) throw new InvalidBocError(`it is more than ${MAX_DEPTH} cells deep`);
	return {
		...data,
		refs,
		exotic,
		depth
	};
}
var bitCount = (value) => value ? (value & 1) + bitCount(value >> 1) : 0;
/** An odd size means that a 1 and zeros pad the last byte. */
function withoutPadding(bytes, size) {
	if (size % 2 === 0) return {
		bytes,
		bits: bytes.length * 8
	};
	const last = bytes.length - 1;
	const end = bytes[last] ?? 0;
	if (end === 0) throw new InvalidBocError("a cell is not padded");
	const zeros = 31 - Math.clz32(end & -end);
	bytes[last] = end & end - 1;
	return {
		bytes,
		bits: bytes.length * 8 - zeros - 1
	};
}
/** @throws {InvalidBocError} from its methods, when the cell ends before that. */
function readCell(cell) {
	let at = 0;
	let nextRef = 0;
	const left = () => cell.bits - at;
	const uint = (bits) => {
		if (bits > left()) throw new InvalidBocError("a cell ends too early");
		const end = at + bits;
		let value = 0n;
		for (const byte of cell.bytes.subarray(at >> 3, end + 7 >> 3)) value = value << 8n | BigInt(byte);
		at = end;
		return BigInt.asUintN(bits, value >> BigInt(-end & 7));
	};
	return {
		bits: left,
		refs: () => cell.refs.length - nextRef,
		uint,
		bit: () => uint(1) === 1n,
		ref() {
			const ref = cell.refs[nextRef++];
			if (!ref) throw new InvalidBocError("a cell has fewer references than it should");
			return ref;
		},
		rest() {
			const bits = left();
			const refs = cell.refs.slice(nextRef);
			nextRef = cell.refs.length;
			return makeCell(fromBits(uint(bits), bits), refs);
		}
	};
}
/** Data of `bits` bits. */
function fromBits(value, bits) {
	const bytes = new Uint8Array(bits + 7 >> 3);
	let left = value << BigInt(bytes.length * 8 - bits);
	for (let index = bytes.length - 1; index >= 0; index--, left >>= 8n) bytes[index] = Number(left & 255n);
	return {
		bytes,
		bits
	};
}
/**
* The bytes whose SHA-256 is the hash of a cell that holds no pruned branches. Layout: "standard cell representation" of the TON
* whitepaper, 3.1.5.
* @param hashes those of its references
*/
function representation(cell, hashes) {
	const data = Uint8Array.from(cell.bytes);
	const odd = cell.bits % 8;
	if (odd) data[data.length - 1] = data[data.length - 1] | 1 << 7 - odd;
	return new Uint8Array([
		cell.refs.length + (cell.exotic ? 8 : 0),
		(cell.bits >> 3) + data.length,
		...data,
		...cell.refs.flatMap(({ depth }) => [depth >> 8, depth & 255]),
		...hashes.flatMap((hash) => [...hash])
	]);
}
async function hashOf(cell) {
	const hashes = await Promise.all(cell.refs.map(hashOf));
	return new Uint8Array(await crypto.subtle.digest("SHA-256", representation(cell, hashes)));
}
/** The hash of a cell, padded base64. @throws {InsecurePageError} */
async function cellHash(cell) {
	if (!globalThis.crypto?.subtle) throw new InsecurePageError();
	return btoa(String.fromCharCode(...await hashOf(cell)));
}
// src/core/values/cellValues.ts
/** The raw address in the last 264 bits of a number: a workchain of 8, a hash of 256. */
function rawOf(bits) {
	const hash = BigInt.asUintN(256, bits).toString(16).padStart(64, "0").toUpperCase();
	return `${BigInt.asIntN(8, bits >> 256n)}:${hash}`;
}
/** Smallest units. Layout: `VarUInteger 16` of block.tlb. @throws {InvalidBocError} */
var readCoins = (reader) => reader.uint(Number(reader.uint(4)) * 8);
/**
* The workchain and the hash of an account, 264 bits. Layout: `addr_std` of block.tlb. @throws {InvalidBocError} for other addresses
* @param kind its first two bits, where they are read already
*/
function accountBits(reader, kind = reader.uint(2)) {
	if (kind !== 2n || reader.bit()) throw new InvalidBocError("an address is not a standard one");
	return reader.uint(264);
}
/**
* A raw address; `null` for the address that nobody has. Layout: `MsgAddress` of block.tlb. @throws {InvalidBocError} for others
* @param kind its first two bits, where they are read already
*/
function readAddress(reader, kind = reader.uint(2)) {
	return kind === 0n ? null : rawOf(accountBits(reader, kind));
}
/** A raw address of an account. @throws {InvalidBocError} for anything else */
function readAccount(reader) {
	const address = readAddress(reader);
	if (address === null) throw new InvalidBocError("no address where an account should be");
	return address;
}
/** Steps over an address, of an account or of nobody. @throws {InvalidBocError} */
var skipAddress = (reader) => void readAddress(reader);
// src/core/values/opcodes.ts
/** A comment in plain text. */
var TEXT = "0x00000000";
/** A comment that only its reader can decrypt. */
var ENCRYPTED_TEXT = "0x2167da4b";
var JETTON_TRANSFER = "0x0f8a7ea5";
var JETTON_INTERNAL_TRANSFER = "0x178d4519";
var JETTON_NOTIFY = "0x7362d09c";
var JETTON_BURN = "0x595f07bc";
var JETTON_BURN_NOTIFICATION = "0x7bdd97de";
var EXCESS = "0xd53276db";
var NFT_TRANSFER = "0x5fcc3d14";
var NFT_OWNERSHIP_ASSIGNED = "0x05138d91";
/** What the owner of a wallet v5 signs from outside. */
var WALLET_SIGNED = "0x7369676e";
/** No operation: the tag of an action of the TVM that sends a message. */
var SEND_MESSAGE = "0x0ec3c86d";
// src/core/values/wrappedCoins.ts
/** Masters of wrapped coins on mainnet: jettons to an exchange, and the native coin to everybody else. Their wallets answer at once. */
var WRAPPED_COINS = /* @__PURE__ */ new Set([
	"0:8CDC1D7640AD5EE326527FC1AD0514F468B30DC84B0173F0E155F451B4E11F7C",
	"0:671963027F7F85659AB55B821671688601CDCF1EE674FC7FBBB1A776A18D34A3",
	"0:949C4C66760C002800E2FA3D8A3CA4E1C90A9373B53AE7472033483BF14CD95E"
]);
// src/reading/readings.ts
var transfer = {
	kind: "transfer",
	verb: "sent"
};
var jetton = {
	kind: "jetton",
	pays: "amount:asset"
};
var mint = {
	...jetton,
	verb: "minted"
};
var burn = {
	...jetton,
	verb: "burned"
};
var tgbtc = { protocol: "tgbtc" };
var peggedMint = {
	...mint,
	...tgbtc,
	note: ["bitcoin", "bitcoin_tx_id"]
};
var newKey = {
	kind: "other",
	verb: "keySet",
	to: "coordinator",
	...tgbtc
};
var swap = { kind: "defi" };
var defi = { kind: "defi" };
var coffee = { protocol: "coffee" };
var evaa = {
	kind: "defi",
	protocol: "evaa"
};
var pool = {
	...defi,
	to: "pool"
};
var dex = {
	...pool,
	by: "dex"
};
var stake = { kind: "stake" };
var provider = {
	...stake,
	from: "stake_holder",
	to: "pool",
	by: "provider"
};
var unstake = {
	...provider,
	pays: "tokens_burnt:asset",
	nft: "payout_nft"
};
var jvault = {
	...stake,
	to: "pool",
	protocol: "jvault"
};
var coffeeStake = {
	...stake,
	to: "pool",
	...coffee
};
var nft = {
	kind: "nft",
	nft: "nft_item"
};
var trade = { kind: "nft" };
var sale = {
	...trade,
	from: "owner",
	nft: "nft_item",
	by: "marketplace"
};
var auctionStart = {
	...sale,
	verb: "auctioned",
	to: "auction_address",
	note: ["minBid", "min_bid"]
};
var auctionEnd = {
	...sale,
	verb: "auctionCancelled",
	to: "auction_address"
};
var domain = {
	kind: "dns",
	to: "asset",
	nft: "asset"
};
var subscription = {
	kind: "other",
	from: "subscriber",
	to: ["beneficiary", "subscription"],
	pays: "amount"
};
var packet = {
	kind: "other",
	from: "sender",
	protocol: "layerzero"
};
var multisig = { kind: "other" };
var cocoon = {
	kind: "other",
	protocol: "cocoon"
};
/** How to read every kind of action that the contract names: one that is missing here is a type error. */
var READINGS = {
	ton_transfer: {
		...transfer,
		pays: "value"
	},
	extra_currency_transfer: {
		...transfer,
		pays: "value"
	},
	jetton_transfer: {
		...transfer,
		from: "sender",
		to: "receiver",
		pays: "amount:asset"
	},
	call_contract: {
		kind: "call",
		verb: "called",
		pays: "value"
	},
	contract_deploy: {
		kind: "call",
		verb: "deployed",
		pays: "value"
	},
	tick_tock: {
		kind: "call",
		verb: "ticked",
		from: "account"
	},
	unknown: {
		kind: "call",
		verb: "called"
	},
	jetton_mint: {
		...mint,
		from: "asset",
		to: "receiver"
	},
	jetton_burn: {
		...burn,
		from: "owner",
		to: "asset"
	},
	tgbtc_mint: peggedMint,
	tgbtc_mint_fallback: peggedMint,
	tgbtc_burn: {
		...burn,
		...tgbtc
	},
	tgbtc_burn_fallback: {
		...burn,
		...tgbtc
	},
	tgbtc_new_key: newKey,
	tgbtc_new_key_fallback: newKey,
	tgbtc_dkg_log_fallback: {
		kind: "other",
		verb: "keyLogged",
		from: "coordinator",
		...tgbtc
	},
	jetton_swap: {
		...swap,
		verb: "swapped",
		from: "sender",
		to: "dex_incoming_transfer.destination",
		pays: "dex_incoming_transfer.amount:dex_incoming_transfer.asset",
		gets: "dex_outgoing_transfer.amount:dex_outgoing_transfer.asset",
		by: "dex"
	},
	coffee_mev_protect_hold_funds: {
		...swap,
		...coffee,
		verb: "swapHeld",
		to: "mev_contract",
		pays: "amount:asset"
	},
	coffee_mev_protect_failed_swap: {
		...swap,
		...coffee,
		verb: "swapRefused"
	},
	dex_deposit_liquidity: {
		...dex,
		verb: "liquidityAdded",
		pays: ["amount_1:asset_1", "amount_2:asset_2"],
		nft: "nft_address"
	},
	dex_withdraw_liquidity: {
		...dex,
		verb: "liquidityRemoved",
		gets: ["amount_1:asset_1", "amount_2:asset_2"],
		nft: "burnt_nft_address"
	},
	dedust_v2_claim_fees: {
		...dex,
		verb: "feesClaimed",
		gets: ["amount_1:asset_1", "amount_2:asset_2"]
	},
	dedust_v2_claim_reward: {
		...dex,
		verb: "rewardClaimed",
		gets: "amount:asset"
	},
	tonco_deploy_pool: {
		...pool,
		verb: "poolCreated",
		protocol: "tonco"
	},
	coffee_create_pool: {
		...pool,
		...coffee,
		verb: "poolCreated",
		pays: ["amount_1:asset_1", "amount_2:asset_2"]
	},
	coffee_create_pool_creator: {
		...defi,
		...coffee,
		verb: "poolPrepared",
		to: "pool_creator_contract",
		pays: "amount:provided_asset"
	},
	coffee_create_vault: {
		...defi,
		...coffee,
		verb: "vaultCreated",
		to: "vault",
		pays: "value"
	},
	evaa_supply: {
		...evaa,
		verb: "lent",
		to: "master",
		pays: "amount:asset"
	},
	evaa_withdraw: {
		...evaa,
		verb: "withdrew",
		from: "recipient",
		to: "master",
		gets: "amount:asset",
		note: ["reason", "fail_reason"]
	},
	evaa_liquidate: {
		...evaa,
		verb: "liquidated",
		to: "borrower",
		gets: "amount:asset",
		note: ["reason", "fail_reason"]
	},
	stake_deposit: {
		...provider,
		verb: "staked",
		pays: "amount:source_asset",
		gets: "tokens_minted:asset"
	},
	stake_withdrawal_request: {
		...unstake,
		verb: "unstakeAsked"
	},
	stake_withdrawal: {
		...unstake,
		verb: "unstaked",
		gets: "amount"
	},
	election_deposit: {
		...stake,
		from: "stake_holder",
		verb: "electionEntered",
		pays: "amount"
	},
	election_recover: {
		...stake,
		from: "stake_holder",
		verb: "electionLeft",
		gets: "amount"
	},
	jvault_stake: {
		...jvault,
		verb: "staked",
		pays: "amount:asset"
	},
	jvault_unstake_request: {
		...jvault,
		verb: "unstakeAsked",
		wants: "amount:asset",
		note: ["exitCode", "exit_code"]
	},
	jvault_unstake: {
		...jvault,
		verb: "unstaked",
		gets: "amount:asset",
		note: ["exitCode", "exit_code"]
	},
	jvault_claim: {
		...jvault,
		verb: "rewardClaimed",
		gets: "claimed_rewards.amount:claimed_rewards.jetton"
	},
	coffee_staking_deposit: {
		...coffeeStake,
		verb: "staked",
		pays: "amount:asset",
		nft: "minted_item_address"
	},
	coffee_staking_withdraw: {
		...coffeeStake,
		verb: "unstaked",
		gets: "amount:asset",
		nft: "nft_address"
	},
	coffee_staking_claim_rewards: {
		...coffeeStake,
		verb: "rewardClaimed",
		from: "recipient",
		gets: "amount:asset"
	},
	nft_transfer: {
		...nft,
		verb: "nftSent",
		from: "old_owner",
		to: "new_owner"
	},
	nft_purchase: {
		...nft,
		verb: "nftBought",
		from: "new_owner",
		to: ["real_old_owner", "old_owner"],
		pays: "price",
		by: "marketplace"
	},
	nft_mint: {
		...nft,
		verb: "nftMinted",
		from: "owner",
		to: "nft_collection"
	},
	nft_discovery: {
		...nft,
		verb: "nftAsked",
		to: "nft_item"
	},
	nft_put_on_sale: {
		...sale,
		verb: "listed",
		to: ["marketplace_address", "sale_address"],
		note: ["price", "full_price"]
	},
	nft_update_sale: {
		...trade,
		verb: "priced",
		to: "sale_contract",
		nft: "nft_address",
		by: "marketplace",
		note: ["price", "full_price"]
	},
	nft_cancel_sale: {
		...sale,
		verb: "unlisted",
		to: "sale_address"
	},
	nft_put_on_auction: auctionStart,
	teleitem_start_auction: auctionStart,
	nft_cancel_auction: auctionEnd,
	teleitem_cancel_auction: auctionEnd,
	nft_finish_auction: {
		...auctionEnd,
		verb: "auctionEnded"
	},
	auction_bid: {
		...trade,
		pays: "amount",
		nft: "nft_item",
		verb: "bid",
		from: "bidder",
		to: "auction"
	},
	auction_outbid: {
		...trade,
		pays: "amount",
		nft: "nft_item",
		verb: "outbid",
		from: "auction_address",
		to: "bidder",
		by: "marketplace"
	},
	dns_purchase: {
		kind: "dns",
		nft: "nft_item",
		verb: "domainWon",
		from: "new_owner",
		to: "nft_collection",
		pays: "price"
	},
	dns_release: {
		kind: "dns",
		nft: "nft_item",
		verb: "domainReleased",
		to: "nft_item",
		pays: "value"
	},
	change_dns: {
		...domain,
		verb: "domainChanged",
		note: ["record", "value"]
	},
	delete_dns: {
		...domain,
		verb: "domainCleared"
	},
	renew_dns: {
		...domain,
		verb: "domainRenewed"
	},
	subscribe: {
		...subscription,
		verb: "subscribed"
	},
	unsubscribe: {
		...subscription,
		verb: "unsubscribed"
	},
	layerzero_send: {
		...packet,
		verb: "chainSent",
		from: "initiator",
		to: "layerzero_send_data.endpoint",
		note: ["chain", "layerzero_packet_data.dst_eid"]
	},
	layerzero_send_tokens: {
		...packet,
		verb: "chainSent",
		to: "oapp",
		pays: "amount:asset",
		note: ["chain", "layerzero_packet_data.dst_eid"]
	},
	layerzero_receive: {
		...packet,
		verb: "chainReceived",
		to: "oapp",
		note: ["chain", "layerzero_packet_data.src_eid"]
	},
	layerzero_commit_packet: {
		...packet,
		verb: "chainCommitted",
		to: "endpoint",
		note: ["chain", "layerzero_packet_data.src_eid"]
	},
	layerzero_dvn_verify: {
		...packet,
		verb: "chainVerified",
		from: "initiator",
		to: "dvn",
		note: ["result", "status"]
	},
	multisig_create_order: {
		...multisig,
		verb: "orderProposed",
		note: ["order", "order_seqno"]
	},
	multisig_approve: {
		...multisig,
		verb: "orderApproved",
		note: ["exitCode", "exit_code"]
	},
	multisig_execute: {
		...multisig,
		verb: "orderExecuted",
		note: ["order", "order_seqno"]
	},
	vesting_send_message: {
		kind: "other",
		verb: "vestingPaid",
		from: "vesting",
		pays: "amount"
	},
	vesting_add_whitelist: {
		kind: "other",
		verb: "vestingAllowed",
		to: "vesting",
		note: ["accounts", "accounts_added"]
	},
	cocoon_client_register: {
		...cocoon,
		verb: "clientRegistered"
	},
	cocoon_client_top_up: {
		...cocoon,
		verb: "toppedUp",
		pays: "amount"
	},
	cocoon_client_increase_stake: {
		...cocoon,
		verb: "stakeRaised",
		pays: "amount"
	},
	cocoon_client_change_secret_hash: {
		...cocoon,
		verb: "secretChanged"
	},
	cocoon_client_request_refund: {
		...cocoon,
		verb: "refundAsked"
	},
	cocoon_client_withdraw: {
		...cocoon,
		verb: "withdrew",
		gets: "amount"
	},
	cocoon_grant_refund: {
		...cocoon,
		verb: "refunded",
		pays: "amount"
	},
	cocoon_proxy_charge: {
		...cocoon,
		verb: "charged"
	},
	cocoon_proxy_payout: {
		...cocoon,
		verb: "paidOut"
	},
	cocoon_register_proxy: {
		...cocoon,
		verb: "proxyRegistered"
	},
	cocoon_unregister_proxy: {
		...cocoon,
		verb: "proxyUnregistered"
	},
	cocoon_worker_payout: {
		...cocoon,
		verb: "paidOut",
		pays: "amount"
	}
};
var ANY = READINGS.unknown;
/** Whether this library knows the type. */
var isKnownType = (type) => Object.hasOwn(READINGS, type);
/** How to read an action of any type: a type newer than this library is a call of a contract. */
var readingOf = (type) => isKnownType(type) ? READINGS[type] : ANY;
/** The types that the endpoint is asked for. Extra currencies are stored as what carries them. */
var typesOf = (kinds) => Object.entries(READINGS).filter(([type, { kind }]) => kinds.includes(kind) && type !== "extra_currency_transfer").map(([type]) => type);
// src/reading/actionParts.ts
/** The details of an action of any type. They may be anything: an app may pass its own. */
var detailsOf = ({ details }) => typeof details === "object" && details !== null ? details : {};
/** What a dotted path leads to; of a list, the path within each element. */
function at(details, path) {
	let value = details;
	for (const key of path.split(".")) if (Array.isArray(value)) value = value.map((one) => one?.[key]);
	else value = value?.[key];
	return value;
}
var textAt = (details, path) => {
	const value = path === void 0 ? void 0 : at(details, path);
	return typeof value === "string" && value !== "" ? value : void 0;
};
function addressAt(details, paths) {
	for (const path of [paths].flat()) {
		const address = textAt(details, path);
		if (address !== void 0) return address;
	}
}
/** The account that started an action, or paid. */
var fromOf = (action) => addressAt(detailsOf(action), readingOf(action.type).from ?? "source");
/** Who was reached. */
var toOf = (action) => addressAt(detailsOf(action), readingOf(action.type).to ?? "destination");
/** All that can be, in the words of lending protocols: no amount is this large. */
var ALL = "18446744073709551615";
/** The amounts at these paths of an action's details. Those that are no amount, and zero, are left out. */
function amountsAt({ type, details }, paths = [], direction) {
	const isJetton = readingOf(type).kind === "jetton";
	return [paths].flat().flatMap((path) => {
		const [amountPath = "", assetPath] = path.split(":");
		const amounts = [at(details, amountPath)].flat();
		const assets = assetPath === void 0 ? [] : [at(details, assetPath)].flat();
		return amounts.flatMap((amount, index) => {
			if (typeof amount !== "string" || !/^\d+$/.test(amount) || /^0+$/.test(amount) || amount === ALL) return [];
			const given = assets[index];
			const asset = typeof given === "string" && given ? given : null;
			return isJetton && asset === null ? [] : {
				amount,
				asset,
				direction
			};
		});
	});
}
/** Extra currencies that it moves. */
function extraAmounts(details, direction) {
	const extra = details.value_extra_currencies ?? details.extra_currencies;
	if (typeof extra !== "object" || extra === null) return [];
	return Object.entries(extra).flatMap(([currency, amount]) => typeof amount === "string" && /^\d+$/.test(amount) ? {
		amount,
		asset: null,
		currency,
		direction
	} : []);
}
/** The first amount that it pays: smallest units, with the raw address of the jetton, `null` for the native coin. */
function paidOf(action) {
	const [path] = [readingOf(action.type).pays ?? []].flat();
	const [amountPath = "", assetPath] = path?.split(":") ?? [];
	const amount = textAt(detailsOf(action), amountPath);
	if (amount === void 0 || !/^\d+$/.test(amount)) return;
	const asset = textAt(detailsOf(action), assetPath);
	return {
		amount: BigInt(amount),
		asset: asset === void 0 ? null : rawForm(asset)
	};
}
// src/reading/nano.ts
/** An amount as the service writes it: 0 for one that cannot be read. */
var nano = (text) => typeof text === "string" && /^\d+$/.test(text) ? BigInt(text) : typeof text === "bigint" ? text : 0n;
var sumOf = (amounts) => amounts.reduce((sum, amount) => sum + amount, 0n);
// src/reading/byTime.ts
/** By logical time, which outgrows a number. */
var byTime = (a, b) => {
	const [first, second] = [nano(a.lt), nano(b.lt)];
	return first < second ? -1 : first > second ? 1 : 0;
};
// src/reading/direction.ts
/** Whether an address is that of an account, both in any form. A text that is no address has no owner. */
var isAccount = (address, account) => !!address && !!account && isSameAddress(address, account);
/** Which way something went, as an account sees it; `undefined` where the account is neither sender nor receiver. */
function directionOf(account, from, to) {
	const isFrom = isAccount(from, account);
	const isTo = isAccount(to, account);
	return isFrom && isTo ? "self" : isFrom ? "out" : isTo ? "in" : void 0;
}
// src/reading/outcome.ts
/** Exit codes of a compute phase that succeeded. */
var isSuccess = (code) => code === void 0 || code === 0 || code === 1;
/** Whether a transaction acts on the request of its owner: a message from outside, or one that is signed as such. */
var isOwnRequest = ({ in_msg: incoming }) => incoming !== null && (incoming.source === null || incoming.opcode === "0x73696e74");
/** A wallet was asked to send, and its action phase skipped messages: their mode says to ignore errors. */
var hasSkipped = (transaction) => isOwnRequest(transaction) && (transaction.description.action?.skipped_actions ?? 0) > 0;
/** `aborted` alone is no failure: a transfer to an account without code is aborted, and the money arrives. */
function outcome(transaction) {
	const { description, finality, emulated, in_msg: incoming } = transaction;
	const { type, aborted, compute_ph: compute, action } = description;
	if (finality === "pending" || emulated && finality !== "confirmed") return { status: "pending" };
	if (finality !== void 0 && finality !== "finalized") return { status: finality };
	if (compute && (compute.skipped ?? compute.success === void 0)) return ofSkipped(transaction);
	if (compute?.success === false || compute?.success === void 0 && aborted && !isSuccess(compute?.exit_code)) return {
		status: "failed",
		cause: {
			phase: "compute",
			code: compute?.exit_code
		}
	};
	if (action?.success === false) return {
		status: "failed",
		cause: {
			phase: "action",
			code: action.result_code
		}
	};
	if (hasSkipped(transaction)) return action?.msgs_created ? {
		status: "partly",
		cause: "outcome.sentInPart"
	} : {
		status: "failed",
		cause: "outcome.nothingSent"
	};
	if (compute && aborted && !action) return {
		status: "failed",
		cause: {
			phase: "action",
			code: void 0
		}
	};
	return {
		status: compute || type !== "ord" ? "success" : "unknown",
		cause: incoming?.bounced ? "outcome.returnedFrom" : void 0
	};
}
/** A transaction whose code did not run. */
function ofSkipped({ description: { aborted, compute_ph: compute, bounce } }) {
	const { reason = "no_state" } = compute ?? {};
	if (bounce?.type === "ok") return {
		status: "bounced",
		cause: reason === "no_state" ? "outcome.noContract" : "outcome.bounced"
	};
	if (reason === "bad_state") return {
		status: "failed",
		cause: "outcome.badState"
	};
	if (reason === "suspended") return {
		status: "failed",
		cause: "outcome.suspended"
	};
	if (!aborted) return { status: "success" };
	if (reason === "no_gas") return {
		status: "success",
		cause: "outcome.noGas"
	};
	if (reason === "no_state") return {
		status: "success",
		cause: "outcome.noState"
	};
	return {
		status: "unknown",
		cause: { reason }
	};
}
// src/reading/ending.ts
var UNKNOWN = {
	status: "unknown",
	disagrees: false,
	at: void 0,
	reason: void 0,
	money: void 0
};
/** Result codes of an action phase without the coins, or the extra currencies, for its messages. */
var NO_FUNDS = [
	37,
	38,
	40
];
/** The transaction as if it were final: how far it is does not change how it ended. */
var asFinal = ({ finality: _, emulated: _emulated, ...rest }) => rest;
var atOf = ({ account, hash }) => ({
	account: rawForm(account),
	transaction: hash
});
var WORDS = {
	"outcome.badState": "frozen",
	"outcome.suspended": "suspended",
	"outcome.noGas": "no-gas",
	"outcome.noState": "no-state",
	"outcome.noContract": "no-contract",
	"outcome.bounced": "bounced"
};
function reasonOf(transaction) {
	const { cause } = outcome(asFinal(transaction));
	const { action } = transaction.description;
	if (cause === void 0 || cause === "outcome.returnedFrom") return;
	if (cause === "outcome.nothingSent" || cause === "outcome.sentInPart") return {
		code: "skipped-actions",
		skipped: action?.skipped_actions ?? 0,
		sent: action?.msgs_created ?? 0
	};
	if (typeof cause === "string") return { code: WORDS[cause] };
	if ("reason" in cause) return {
		code: "other",
		word: cause.reason
	};
	const { phase, code: exitCode } = cause;
	if (phase === "action" && (action?.no_funds || NO_FUNDS.includes(exitCode))) return {
		code: "no-funds",
		exitCode
	};
	if (phase === "compute" && transaction.in_msg?.source === null) return {
		code: "wallet-refused",
		exitCode
	};
	return {
		code: "exit",
		phase,
		exitCode
	};
}
/** The value of a message that a transaction received: who has it now. */
function moneyOf(transaction) {
	const { in_msg: incoming, out_msgs: outgoing, description } = transaction;
	const account = rawForm(transaction.account);
	const value = nano(incoming?.value);
	if (!incoming?.source || value === 0n) return;
	if (description.bounce?.type === "ok") {
		const back = outgoing.find(({ bounced }) => bounced);
		const amount = back && nano(back.value);
		return {
			where: "returned",
			account: rawForm(incoming.source),
			amount,
			asset: null
		};
	}
	return {
		where: outcome(asFinal(transaction)).status === "failed" ? "kept" : "arrived",
		account,
		amount: value,
		asset: null
	};
}
/**
* How one transaction ended by its own phases. That of a wallet says what left the wallet, not what became of it. `aborted` alone is no
* failure: without gas, or without the coins for a bounce, the value stays with the receiver.
*/
function endingOf(transaction) {
	const { status } = outcome(asFinal(transaction));
	const isOwn = isOwnRequest(transaction);
	const base = {
		disagrees: false,
		at: atOf(transaction),
		money: moneyOf(transaction)
	};
	if (status === "failed" || status === "bounced") {
		const neverLeft = {
			where: "never-left",
			account: rawForm(transaction.account),
			amount: void 0,
			asset: null
		};
		return {
			...base,
			status: "failed",
			reason: reasonOf(transaction),
			money: isOwn ? neverLeft : base.money
		};
	}
	if (status === "partly") return {
		...base,
		status: "partly",
		reason: reasonOf(transaction)
	};
	if (status !== "success") return {
		...base,
		status: "unknown",
		reason: reasonOf(transaction),
		money: void 0
	};
	return {
		...base,
		status: "succeeded",
		reason: reasonOf(transaction)
	};
}
// src/reading/story.ts
/** How much an action says of what was wanted: a deployment or a call beside a transfer is no news. */
var weightOf = ({ type }) => {
	if (type === "contract_deploy") return 0;
	if (type === "call_contract" || type === "unknown" || type === "tick_tock") return 1;
	return type === "ton_transfer" || type === "extra_currency_transfer" ? 2 : 3;
};
var byStart = (a, b) => {
	const [first, second] = [nano(a.start_lt), nano(b.start_lt)];
	return first < second ? -1 : first > second ? 1 : 0;
};
/** The actions of a trace: rows of an app that are none are left out. */
var actionsOf = ({ actions }) => Array.isArray(actions) ? actions.filter((action) => typeof action?.type === "string") : [];
/** The hashes of an action's transactions. */
var hashesOf = ({ transactions }) => Array.isArray(transactions) ? transactions : [];
/** The main action first: the weightiest one, of several the one that began first. */
var byWeight = (actions) => [...actions].sort((a, b) => weightOf(b) - weightOf(a) || byStart(a, b));
// src/reading/value/messageAsset.ts
/** The owner and the jetton of a jetton wallet, where the service knows the account for one. */
function jettonWalletOf(account, metadata) {
	const { owner, jetton } = (account === void 0 ? void 0 : metadata[account]?.token_info)?.find(({ type }) => type === "jetton_wallets")?.extra ?? {};
	if (typeof owner !== "string" || typeof jetton !== "string" || !owner || !jetton) return;
	return {
		owner: rawForm(owner),
		jetton: rawForm(jetton)
	};
}
/** Messages about jettons begin with opcode, query and amount. `undefined` for a body that ends before that. */
function jettonUnits({ message_content }) {
	try {
		const reader = readCell(parseBoc(message_content?.body ?? ""));
		reader.uint(96);
		return readCoins(reader);
	} catch {
		return;
	}
}
/** Messages about jettons: transfer, transfer inside, notification, burn, notification of a burn. */
var JETTON = /* @__PURE__ */ new Set([
	JETTON_TRANSFER,
	JETTON_INTERNAL_TRANSFER,
	JETTON_NOTIFY,
	JETTON_BURN,
	JETTON_BURN_NOTIFICATION
]);
/** The jettons or the NFT that a message is about. The service must know the account of either side for such a contract. */
function messageAsset(message, metadata) {
	const { opcode, source, destination } = message;
	if (opcode && JETTON.has(opcode)) {
		const wallet = jettonWalletOf(destination ?? void 0, metadata) ?? jettonWalletOf(source ?? void 0, metadata);
		const amount = jettonUnits(message);
		return wallet && amount !== void 0 ? { jetton: {
			amount: String(amount),
			asset: wallet.jetton
		} } : {};
	}
	const item = opcode === "0x5fcc3d14" ? destination : opcode === "0x05138d91" ? source : null;
	return item && metadata[item]?.token_info?.some(({ type }) => type === "nft_items") ? { nft: item } : {};
}
// src/reading/actionEnding.ts
/** A transfer of coins: what counts is that its value stayed with the receiver. */
var PAYMENT = /^(ton_transfer|extra_currency_transfer)$/;
/** Transfers that leave the wallet or do not: with one transaction, a failure is that of the wallet. */
var TRANSFER = /^(ton|extra_currency|jetton|nft)_transfer$/;
/** The messages that make an action of a token standard happen, by opcode. With the last one it has happened. */
var STEPS = {
	jetton_transfer: [JETTON_TRANSFER, JETTON_INTERNAL_TRANSFER],
	jetton_burn: [JETTON_BURN, JETTON_BURN_NOTIFICATION],
	jetton_mint: [JETTON_INTERNAL_TRANSFER],
	nft_transfer: [NFT_TRANSFER]
};
/** The transactions of an action that received its messages: all but the one that sent the first. */
function receivers(rows) {
	const received = new Map(rows.flatMap((row) => row.in_msg ? [[row.in_msg.hash, row]] : []));
	const reached = /* @__PURE__ */ new Set();
	for (const { out_msgs } of rows) for (const { hash } of out_msgs) {
		const row = received.get(hash);
		if (row) reached.add(row);
	}
	const inner = rows.filter((row) => reached.has(row) || row.in_msg?.bounced);
	if (inner.length || rows.length !== 1) return inner;
	return rows.filter(({ in_msg }) => in_msg?.source);
}
/** The transactions whose end decides: of a standard its messages, of a payment its receiver, else the first call. */
function deciding(action, rows) {
	const inner = receivers(rows);
	const codes = Object.hasOwn(STEPS, action.type) ? STEPS[action.type] : void 0;
	const standard = codes && inner.filter(({ in_msg }) => !in_msg?.bounced && codes.includes(in_msg?.opcode ?? ""));
	if (standard?.length) return standard;
	const reached = PAYMENT.test(action.type) ? inner.filter(({ account }) => isAccount(account, toOf(action))) : [];
	return (reached.length ? reached : inner).slice(0, 1);
}
/** Whether the deciding transactions alone prove that it happened. */
function isProven({ type }, decided) {
	if (PAYMENT.test(type)) return decided.length > 0;
	const last = Object.hasOwn(STEPS, type) ? STEPS[type]?.at(-1) : void 0;
	return last !== void 0 && decided.some(({ in_msg }) => in_msg?.opcode === last);
}
/** What of an action never left its sender. */
function neverLeft(action) {
	const from = fromOf(action);
	const paid = paidOf(action);
	const nft = nftOf(action);
	if (from === void 0) return;
	return {
		where: "never-left",
		account: nft ? void 0 : rawForm(from),
		amount: paid?.amount,
		asset: paid?.asset ?? null,
		...nft && { nft }
	};
}
function nftOf(action) {
	const { nft_item: item } = detailsOf(action);
	return action.type === "nft_transfer" && typeof item === "string" ? rawForm(item) : void 0;
}
/** Where the value of an action is that happened. */
function arrived(action) {
	const to = toOf(action);
	const paid = paidOf(action);
	const nft = nftOf(action);
	if (to === void 0 || !TRANSFER.test(action.type) || !paid && !nft) return;
	return {
		where: "arrived",
		account: rawForm(to),
		amount: paid?.amount,
		asset: paid?.asset ?? null,
		...nft && { nft }
	};
}
/** Where the value of an action is that failed in the transaction `failed`; without one a contract refused it. */
function lost(action, failed, around) {
	const paid = paidOf(action);
	if (action.type === "jetton_mint") return;
	const [first] = Object.hasOwn(STEPS, action.type) ? STEPS[action.type] ?? [] : [];
	if (failed && failed.in_msg?.opcode === first) return neverLeft(action);
	const from = fromOf(action);
	if (from === void 0) return failed && endingOf(failed).money;
	if (paid?.asset && !WRAPPED_COINS.has(paid.asset)) return jettonsOf(action, {
		from,
		...paid,
		asset: paid.asset
	}, failed, around);
	if (failed) return endingOf(failed).money;
	const back = sumOf(around.flatMap(({ account, in_msg }) => isAccount(account, from) ? [nano(in_msg?.value)] : []));
	return back > 0n && back * 10n >= (paid?.amount ?? 0n) * 9n ? {
		where: "returned",
		account: rawForm(from),
		amount: back,
		asset: null
	} : void 0;
}
function jettonsOf(action, { from, amount, asset }, failed, around) {
	const returned = {
		where: "returned",
		account: rawForm(from),
		asset
	};
	if (failed?.in_msg?.opcode === "0x178d4519") return failed.description.bounce?.type === "ok" ? {
		...returned,
		amount
	} : void 0;
	const own = around.find(({ in_msg }) => in_msg?.opcode === "0x0f8a7ea5" && isAccount(in_msg.source, from));
	const back = around.find(({ account, in_msg }) => in_msg?.opcode === "0x178d4519" && isAccount(account, own?.account));
	if (back?.in_msg) return {
		...returned,
		amount: jettonUnits(back.in_msg)
	};
	return failed && receivers(around)[0] === failed ? neverLeft(action) : void 0;
}
/** Code that did not run does not fail a transfer: its value arrived. A call was for the run. */
function hasFailed(action, row) {
	const { status, reason } = endingOf(row);
	if (status === "failed") return true;
	return reason !== void 0 && action.success === false && !TRANSFER.test(action.type);
}
/**
* How an action ended: whether what it is for happened. The phases of the given transactions decide; where they are silent, the
* service's `success` does; where that is absent too, it is unknown.
*
* @param rows those of the action's transactions that are known
* @param around all transactions of the same branch of the trace: a refund may be an action of its own
*/
function endingOfAction(action, rows, around = rows) {
	const { success } = action;
	const known = [...rows].sort(byTime);
	const decided = deciding(action, known);
	const sender = known.find((row) => isOwnRequest(row) && !decided.includes(row));
	const sent = sender && endingOf(sender);
	if (sent && (sent.status === "failed" || sent.status === "partly" && !decided.length)) return {
		...sent,
		status: "failed",
		disagrees: success === true,
		money: neverLeft(action) ?? sent.money
	};
	const failed = decided.find((row) => hasFailed(action, row));
	if (failed) {
		const { at, reason } = endingOf(failed);
		return {
			status: "failed",
			disagrees: success === true,
			at,
			reason,
			money: lost(action, failed, around)
		};
	}
	const last = decided.at(-1);
	const at = (last ?? sender) && endingOf(last ?? sender).at;
	if (success === true || isProven(action, decided)) {
		const reason = last && PAYMENT.test(action.type) ? endingOf(last).reason : void 0;
		return {
			status: "succeeded",
			disagrees: success === false,
			at,
			reason,
			money: arrived(action)
		};
	}
	return success === false ? refused(action, known, around) : {
		...UNKNOWN,
		at
	};
}
/** The service says that it failed, and the deciding transactions do not show it. */
function refused(action, rows, around) {
	const isOne = hashesOf(action).length === 1 && (!rows[0] || isOwnRequest(rows[0]));
	const from = fromOf(action);
	if (isOne && TRANSFER.test(action.type) && from !== void 0) return {
		...UNKNOWN,
		status: "failed",
		at: {
			account: rawForm(from),
			transaction: hashesOf(action)[0]
		},
		money: neverLeft(action)
	};
	const failed = rows.find((row) => !isOwnRequest(row) && endingOf(row).status === "failed");
	const last = failed ?? rows.at(-1);
	const reason = failed ? endingOf(failed).reason : rows.length > 1 ? { code: "refused" } : void 0;
	return {
		status: "failed",
		disagrees: false,
		at: last && endingOf(last).at,
		reason,
		money: rows.length ? lost(action, void 0, around) : void 0
	};
}
// src/schemas/choose.ts
/** A value of one of several kinds, chosen by its content. `choose` gives `undefined` for none of them. */
var choose = /* @__NO_SIDE_EFFECTS__ */ (expected, chooseFor) => unknown((payload) => {
	const schema = chooseFor(payload.value);
	if (schema) payload.value = runPart(payload, schema, payload.value);
	else addIssue(payload, expected);
});
/** An object whose kind is the text in `member`; `other` where that text is not listed. */
var byValue = /* @__NO_SIDE_EFFECTS__ */ (member, schemas, other) => /* @__PURE__ */ choose("an object", (value) => {
	const found = value?.[member];
	return typeof found === "string" && Object.hasOwn(schemas, found) ? schemas[found] : other;
});
/** An object that is of the kind `present` where it has `member`, and of the kind `absent` where not. */
var byPresence = /* @__NO_SIDE_EFFECTS__ */ (member, present, absent, expected) => /* @__PURE__ */ choose(expected, (value) => {
	if (typeof value !== "object" || value === null) return;
	return member in value ? present : absent;
});
// src/schemas/memberBy.ts
/**
* A check of an object's `member` by the schema that its `tag` names. A tag without a schema is a kind that we do not
* know yet: the member passes as it is. So does `null`: the object's own schema allows or refuses it.
*/
/* @__NO_SIDE_EFFECTS__ */
function memberBy(tag, member, schemas) {
	return (payload) => {
		const object = payload.value;
		const name = object[tag];
		const found = object[member];
		const schema = Object.hasOwn(schemas, name) ? schemas[name] : void 0;
		if (!schema || found === null) return;
		const made = runPart(payload, typeof schema === "function" ? schema(found) : schema, found, [member]);
		if (made !== found) payload.value = {
			...object,
			[member]: made
		};
	};
}
// src/contract/v3/auctionBidDetails.ts
var auctionBidDetails = /* @__PURE__ */ object({
	amount: nullableDecimal,
	bidder: nullableAddress,
	auction: nullableAddress,
	nft_item: nullableAddress,
	nft_collection: nullableAddress,
	nft_item_index: nullableDecimal
});
// src/contract/v3/auctionOutbidDetails.ts
var auctionOutbidDetails = /* @__PURE__ */ object({
	auction_address: nullableAddress,
	bidder: nullableAddress,
	new_bidder: nullableAddress,
	nft_item: nullableAddress,
	nft_collection: nullableAddress,
	amount: nullableDecimal,
	comment: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
	marketplace: /* @__PURE__ */ optional(/* @__PURE__ */ string())
});
// src/contract/v3/callContractDetails.ts
var callContractDetails = /* @__PURE__ */ object({
	opcode: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
	source: /* @__PURE__ */ optional(address),
	destination: /* @__PURE__ */ optional(address),
	value: /* @__PURE__ */ optional(decimal),
	extra_currencies: /* @__PURE__ */ nullable(extraCurrencies)
});
// src/contract/v3/changeDnsDetails.ts
var changeDnsDetails = /* @__PURE__ */ object({
	key: nullableText,
	value: /* @__PURE__ */ object({
		sum_type: /* @__PURE__ */ nullable(openText),
		dns_smc_address: nullableText,
		dns_adnl_address: nullableText,
		dns_text: nullableText,
		dns_next_resolver_address: nullableText,
		dns_storage_address: nullableText,
		flags: nullableInt
	}),
	source: nullableAddress,
	asset: nullableAddress,
	nft_collection: nullableAddress
});
// src/contract/v3/cocoonClientChangeSecretHashDetails.ts
var cocoonClientChangeSecretHashDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	new_secret_hash: nullableText,
	source: nullableAddress,
	destination: nullableAddress
});
// src/contract/v3/cocoonClientIncreaseStakeDetails.ts
var cocoonClientIncreaseStakeDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	new_stake: nullableDecimal,
	source: nullableAddress,
	destination: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/cocoonClientRegisterDetails.ts
var cocoonClientRegisterDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	nonce: nullableDecimal,
	source: nullableAddress,
	destination: nullableAddress
});
// src/contract/v3/cocoonClientRequestRefundDetails.ts
var cocoonClientRequestRefundDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	via_wallet: nullableFlag,
	source: nullableAddress,
	destination: nullableAddress
});
// src/contract/v3/cocoonClientTopUpDetails.ts
var cocoonClientTopUpDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	source: nullableAddress,
	destination: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/cocoonClientWithdrawDetails.ts
var cocoonClientWithdrawDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	withdraw_amount: nullableDecimal,
	source: nullableAddress,
	destination: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/cocoonGrantRefundDetails.ts
var cocoonGrantRefundDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	new_tokens_used: nullableDecimal,
	expected_address: nullableText,
	source: nullableAddress,
	destination: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/cocoonProxyChargeDetails.ts
var cocoonProxyChargeDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	new_tokens_used: nullableDecimal,
	expected_address: nullableText,
	source: nullableAddress,
	destination: nullableAddress
});
// src/contract/v3/cocoonProxyPayoutDetails.ts
var cocoonProxyPayoutDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	source: nullableAddress,
	destination: nullableAddress
});
// src/contract/v3/cocoonRegisterProxyDetails.ts
var cocoonRegisterProxyDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	destination: nullableAddress
});
// src/contract/v3/cocoonUnregisterProxyDetails.ts
var cocoonUnregisterProxyDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	seqno: nullableInt,
	destination: nullableAddress
});
// src/contract/v3/cocoonWorkerPayoutDetails.ts
var cocoonWorkerPayoutDetails = /* @__PURE__ */ object({
	payout_type: /* @__PURE__ */ nullable(openText),
	query_id: nullableDecimal,
	new_tokens: nullableDecimal,
	worker_state: nullableInt,
	worker_tokens: nullableDecimal,
	source: nullableAddress,
	destination: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/coffeeCreatePoolCreatorDetails.ts
var coffeeCreatePoolCreatorDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	source_jetton_wallet: nullableAddress,
	deposit_recipient: nullableAddress,
	pool_creator_contract: nullableAddress,
	provided_asset: nullableAddress,
	asset_1: nullableAddress,
	asset_2: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/coffeeCreatePoolDetails.ts
var coffeeCreatePoolDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	source_jetton_wallet: nullableAddress,
	initiator_1: nullableAddress,
	initiator_2: nullableAddress,
	pool: nullableAddress,
	pool_creator_contract: nullableAddress,
	provided_asset: nullableAddress,
	amount: nullableDecimal,
	asset_1: nullableAddress,
	asset_2: nullableAddress,
	amount_1: nullableDecimal,
	amount_2: nullableDecimal,
	lp_tokens_minted: nullableDecimal
});
// src/contract/v3/coffeeCreateVaultDetails.ts
var coffeeCreateVaultDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	vault: nullableAddress,
	asset: nullableAddress,
	value: nullableDecimal
});
// src/contract/v3/coffeeMevProtectHoldFundsDetails.ts
var coffeeMevProtectHoldFundsDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	source_jetton_wallet: nullableAddress,
	mev_contract: nullableAddress,
	mev_contract_jetton_wallet: nullableAddress,
	asset: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/coffeeStakingClaimRewardsDetails.ts
var coffeeStakingClaimRewardsDetails = /* @__PURE__ */ object({
	pool: nullableAddress,
	pool_jetton_wallet: nullableAddress,
	recipient: nullableAddress,
	recipient_jetton_wallet: nullableAddress,
	asset: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/coffeeStakingDepositDetails.ts
var coffeeStakingDepositDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	source_jetton_wallet: nullableAddress,
	pool: nullableAddress,
	pool_jetton_wallet: nullableAddress,
	asset: nullableAddress,
	amount: nullableDecimal,
	minted_item_address: nullableAddress,
	minted_item_index: nullableDecimal
});
// src/contract/v3/coffeeStakingWithdrawDetails.ts
var coffeeStakingWithdrawDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	source_jetton_wallet: nullableAddress,
	pool: nullableAddress,
	pool_jetton_wallet: nullableAddress,
	asset: nullableAddress,
	amount: nullableDecimal,
	nft_address: nullableAddress,
	nft_index: nullableDecimal,
	points: nullableDecimal
});
// src/contract/v3/contractDeployDetails.ts
var contractDeployDetails = /* @__PURE__ */ object({
	opcode: /* @__PURE__ */ optional(/* @__PURE__ */ string()),
	source: /* @__PURE__ */ optional(address),
	destination: /* @__PURE__ */ optional(address),
	value: /* @__PURE__ */ optional(decimal)
});
// src/contract/v3/dedustV2ClaimFeesDetails.ts
var dedustV2ClaimFeesDetails = /* @__PURE__ */ object({
	dex: nullableText,
	source: nullableAddress,
	pool: nullableAddress,
	position: nullableAddress,
	asset_1: nullableAddress,
	asset_2: nullableAddress,
	amount_1: nullableDecimal,
	amount_2: nullableDecimal,
	user_jetton_wallet_1: nullableAddress,
	user_jetton_wallet_2: nullableAddress,
	dex_jetton_wallet_1: nullableAddress,
	dex_jetton_wallet_2: nullableAddress
});
// src/contract/v3/dedustV2ClaimRewardDetails.ts
var dedustV2ClaimRewardDetails = /* @__PURE__ */ object({
	dex: nullableText,
	source: nullableAddress,
	pool: nullableAddress,
	position: nullableAddress,
	asset: nullableAddress,
	amount: nullableDecimal,
	user_jetton_wallet: nullableAddress,
	dex_jetton_wallet: nullableAddress
});
// src/contract/v3/deleteDnsDetails.ts
var deleteDnsDetails = /* @__PURE__ */ object({
	hash: nullableText,
	source: nullableAddress,
	asset: nullableAddress,
	nft_collection: nullableAddress
});
// src/contract/v3/dexDepositLiquidityDetails.ts
var dexDepositLiquidityDetails = /* @__PURE__ */ object({
	dex: nullableText,
	amount_1: nullableDecimal,
	amount_2: nullableDecimal,
	asset_1: nullableAddress,
	asset_2: nullableAddress,
	user_jetton_wallet_1: nullableAddress,
	user_jetton_wallet_2: nullableAddress,
	source: nullableAddress,
	pool: nullableAddress,
	destination_liquidity: nullableAddress,
	lp_tokens_minted: nullableDecimal,
	target_asset_1: nullableAddress,
	target_asset_2: nullableAddress,
	target_amount_1: nullableDecimal,
	target_amount_2: nullableDecimal,
	vault_excesses: /* @__PURE__ */ array(/* @__PURE__ */ object({
		asset: nullableAddress,
		amount: nullableDecimal
	})),
	tick_lower: nullableDecimal,
	tick_upper: nullableDecimal,
	nft_index: nullableDecimal,
	nft_address: nullableAddress
});
// src/contract/v3/dexWithdrawLiquidityDetails.ts
var dexWithdrawLiquidityDetails = /* @__PURE__ */ object({
	dex: nullableText,
	amount_1: nullableDecimal,
	amount_2: nullableDecimal,
	asset_1: nullableAddress,
	asset_2: nullableAddress,
	user_jetton_wallet_1: nullableAddress,
	user_jetton_wallet_2: nullableAddress,
	lp_tokens_burnt: nullableDecimal,
	is_refund: nullableFlag,
	source: nullableAddress,
	pool: nullableAddress,
	destination_liquidity: nullableAddress,
	burnt_nft_index: nullableDecimal,
	burnt_nft_address: nullableAddress,
	tick_lower: nullableDecimal,
	tick_upper: nullableDecimal
});
// src/contract/v3/dnsPurchaseDetails.ts
var dnsPurchaseDetails = /* @__PURE__ */ object({
	nft_collection: nullableAddress,
	nft_item: nullableAddress,
	nft_item_index: nullableDecimal,
	new_owner: nullableAddress,
	price: nullableDecimal,
	query_id: nullableDecimal,
	payout_amount: nullableDecimal
});
// src/contract/v3/dnsReleaseDetails.ts
var dnsReleaseDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	source: nullableAddress,
	nft_item: nullableAddress,
	nft_collection: nullableAddress,
	nft_item_index: nullableDecimal,
	value: nullableDecimal
});
// src/contract/v3/electionDepositDetails.ts
var electionDepositDetails = /* @__PURE__ */ object({
	stake_holder: nullableAddress,
	amount: /* @__PURE__ */ optional(decimal)
});
// src/contract/v3/electionRecoverDetails.ts
var electionRecoverDetails = /* @__PURE__ */ object({
	stake_holder: nullableAddress,
	amount: /* @__PURE__ */ optional(decimal)
});
// src/contract/v3/evaaLiquidateDetails.ts
var evaaLiquidateDetails = /* @__PURE__ */ object({
	fail_reason: nullableText,
	debt_amount: nullableDecimal,
	source: nullableAddress,
	borrower: nullableAddress,
	borrower_contract: nullableAddress,
	collateral: nullableAddress,
	asset_id: nullableText,
	asset: nullableAddress,
	is_known_asset: /* @__PURE__ */ boolean(),
	amount: nullableDecimal
});
// src/contract/v3/evaaSupplyDetails.ts
var evaaSupplyDetails = /* @__PURE__ */ object({
	sender_jetton_wallet: nullableAddress,
	recipient_jetton_wallet: nullableAddress,
	master_jetton_wallet: nullableAddress,
	master: nullableAddress,
	asset_id: nullableText,
	is_ton: nullableFlag,
	source: nullableAddress,
	source_wallet: nullableAddress,
	recipient: nullableAddress,
	recipient_contract: nullableAddress,
	asset: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/evaaWithdrawDetails.ts
var evaaWithdrawDetails = /* @__PURE__ */ object({
	recipient_jetton_wallet: nullableAddress,
	master_jetton_wallet: nullableAddress,
	master: nullableAddress,
	fail_reason: nullableText,
	asset_id: nullableText,
	source: nullableAddress,
	recipient: nullableAddress,
	owner_contract: nullableAddress,
	asset: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/jettonBurnDetails.ts
var jettonBurnDetails = /* @__PURE__ */ object({
	owner: nullableAddress,
	owner_jetton_wallet: nullableAddress,
	asset: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/jettonMintDetails.ts
var jettonMintDetails = /* @__PURE__ */ object({
	asset: nullableAddress,
	receiver: nullableAddress,
	receiver_jetton_wallet: nullableAddress,
	amount: nullableDecimal,
	ton_amount: nullableDecimal
});
// src/contract/v3/peerSwapDetails.ts
var peerSwapDetails = /* @__PURE__ */ object({
	asset_in: nullableAddress,
	amount_in: nullableDecimal,
	asset_out: nullableAddress,
	amount_out: nullableDecimal
});
// src/contract/v3/swapTransferDetails.ts
var swapTransferDetails = /* @__PURE__ */ object({
	asset: nullableAddress,
	source: nullableAddress,
	destination: nullableAddress,
	source_jetton_wallet: nullableAddress,
	destination_jetton_wallet: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/jettonSwapDetails.ts
var jettonSwapDetails = /* @__PURE__ */ object({
	dex: nullableText,
	sender: nullableAddress,
	asset_in: nullableAddress,
	asset_out: nullableAddress,
	dex_incoming_transfer: swapTransferDetails,
	dex_outgoing_transfer: swapTransferDetails,
	peer_swaps: /* @__PURE__ */ array(peerSwapDetails)
});
// src/contract/v3/jettonTransferDetails.ts
var jettonTransferDetails = /* @__PURE__ */ object({
	asset: nullableAddress,
	sender: nullableAddress,
	receiver: nullableAddress,
	sender_jetton_wallet: nullableAddress,
	receiver_jetton_wallet: nullableAddress,
	amount: nullableDecimal,
	comment: nullableText,
	is_encrypted_comment: nullableFlag,
	query_id: nullableDecimal,
	response_destination: nullableAddress,
	custom_payload: nullableBoc,
	forward_payload: nullableBoc,
	forward_amount: nullableDecimal
});
// src/contract/v3/jvaultClaimDetails.ts
var jvaultClaimDetails = /* @__PURE__ */ object({
	claimed_rewards: /* @__PURE__ */ array(/* @__PURE__ */ object({
		jetton: nullableAddress,
		amount: nullableDecimal
	})),
	source: nullableAddress,
	stake_wallet: nullableAddress,
	pool: nullableAddress
});
// src/contract/v3/jvaultStakeDetails.ts
var jvaultStakeDetails = /* @__PURE__ */ object({
	period: nullableInt,
	minted_stake_jettons: nullableDecimal,
	stake_wallet: nullableAddress,
	source: nullableAddress,
	source_jetton_wallet: nullableAddress,
	asset: nullableAddress,
	pool: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/jvaultUnstakeDetails.ts
var jvaultUnstakeDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	stake_wallet: nullableAddress,
	pool: nullableAddress,
	amount: nullableDecimal,
	exit_code: nullableInt,
	asset: nullableAddress,
	staking_asset: nullableAddress
});
// src/contract/v3/jvaultUnstakeRequestDetails.ts
var jvaultUnstakeRequestDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	stake_wallet: nullableAddress,
	pool: nullableAddress,
	amount: nullableDecimal,
	exit_code: nullableInt,
	asset: nullableAddress,
	staking_asset: nullableAddress
});
// src/contract/v3/layerZeroPacketDetails.ts
var layerZeroPacketDetails = /* @__PURE__ */ object({
	src_oapp: nullableText,
	dst_oapp: nullableText,
	src_eid: nullableInt,
	dst_eid: nullableInt,
	nonce: nullableAnyDecimal,
	guid: nullableText,
	message: nullableText
});
// src/contract/v3/layerZeroCommitPacketDetails.ts
var layerZeroCommitPacketDetails = /* @__PURE__ */ object({
	sender: nullableAddress,
	endpoint: nullableAddress,
	uln: nullableAddress,
	uln_connection: nullableAddress,
	channel: nullableAddress,
	msglib_connection: nullableAddress,
	layerzero_packet_data: layerZeroPacketDetails
});
// src/contract/v3/layerZeroDvnVerifyDetails.ts
var layerZeroDvnVerifyDetails = /* @__PURE__ */ object({
	initiator: nullableAddress,
	nonce: nullableAnyDecimal,
	status: /* @__PURE__ */ nullable(openText),
	dvn: nullableAddress,
	proxy: nullableAddress,
	uln: nullableAddress,
	uln_connection: nullableAddress
});
// src/contract/v3/layerZeroReceiveDetails.ts
var layerZeroReceiveDetails = /* @__PURE__ */ object({
	sender: nullableAddress,
	oapp: nullableAddress,
	channel: nullableAddress,
	layerzero_packet_data: layerZeroPacketDetails
});
// src/contract/v3/layerZeroSendDataDetails.ts
var layerZeroSendDataDetails = /* @__PURE__ */ object({
	send_request_id: nullableAnyDecimal,
	msglib_manager: nullableText,
	msglib: nullableText,
	uln: nullableAddress,
	native_fee: nullableAnyDecimal,
	zro_fee: nullableAnyDecimal,
	endpoint: nullableAddress,
	channel: nullableAddress
});
// src/contract/v3/layerZeroSendDetails.ts
var layerZeroSendDetails = /* @__PURE__ */ object({
	initiator: nullableAddress,
	layerzero_send_data: layerZeroSendDataDetails,
	layerzero_packet_data: layerZeroPacketDetails
});
// src/contract/v3/layerZeroSendTokensDetails.ts
var layerZeroSendTokensDetails = /* @__PURE__ */ object({
	sender: nullableAddress,
	sender_wallet: nullableAddress,
	oapp: nullableAddress,
	oapp_wallet: nullableAddress,
	asset: nullableAddress,
	amount: nullableDecimal,
	layerzero_send_data: layerZeroSendDataDetails,
	layerzero_packet_data: layerZeroPacketDetails
});
// src/contract/v3/limitedSwapDetails.ts
var limitedSwapDetails = /* @__PURE__ */ object({
	dex: nullableText,
	sender: nullableAddress,
	asset_in: nullableAddress,
	asset_out: nullableAddress,
	dex_incoming_transfer: swapTransferDetails,
	dex_outgoing_transfer: swapTransferDetails,
	peer_swaps: /* @__PURE__ */ array(peerSwapDetails),
	min_out_amount: nullableDecimal
});
// src/contract/v3/multisigApproveDetails.ts
var multisigApproveDetails = /* @__PURE__ */ object({
	signer_index: nullableInt,
	exit_code: nullableInt,
	source: nullableAddress,
	destination: nullableAddress
});
// src/contract/v3/multisigCreateOrderDetails.ts
var multisigCreateOrderDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	order_seqno: nullableDecimal,
	is_created_by_signer: nullableFlag,
	is_signed_by_creator: nullableFlag,
	creator_index: nullableInt,
	expiration_date: nullableInt,
	order_boc: nullableBoc,
	source: nullableAddress,
	destination: nullableAddress,
	destination_order: nullableAddress
});
// src/contract/v3/multisigExecuteDetails.ts
var multisigExecuteDetails = /* @__PURE__ */ object({
	query_id: nullableDecimal,
	order_seqno: nullableDecimal,
	expiration_date: nullableInt,
	approvals_num: nullableInt,
	signers_hash: nullableText,
	order_boc: nullableBoc,
	source: nullableAddress,
	destination: nullableAddress
});
// src/contract/v3/nftCancelAuctionDetails.ts
var nftCancelAuctionDetails = /* @__PURE__ */ object({
	owner: nullableAddress,
	nft_item: nullableAddress,
	nft_collection: nullableAddress,
	auction_address: nullableAddress,
	marketplace_address: nullableAddress,
	marketplace: nullableText
});
// src/contract/v3/nftCancelSaleDetails.ts
var nftCancelSaleDetails = /* @__PURE__ */ object({
	owner: nullableAddress,
	nft_item: nullableAddress,
	nft_collection: nullableAddress,
	sale_address: nullableAddress,
	marketplace_address: nullableAddress,
	marketplace: nullableText
});
// src/contract/v3/nftDiscoveryDetails.ts
var nftDiscoveryDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	nft_item: nullableAddress,
	nft_collection: nullableAddress,
	nft_item_index: nullableDecimal
});
// src/contract/v3/nftFinishAuctionDetails.ts
var nftFinishAuctionDetails = /* @__PURE__ */ object({
	owner: nullableAddress,
	nft_item: nullableAddress,
	nft_collection: nullableAddress,
	auction_address: nullableAddress,
	marketplace_address: nullableAddress,
	marketplace: nullableText
});
// src/contract/v3/nftMintDetails.ts
var nftMintDetails = /* @__PURE__ */ object({
	owner: /* @__PURE__ */ optional(address),
	nft_item: nullableAddress,
	nft_collection: nullableAddress,
	nft_item_index: nullableDecimal
});
// src/contract/v3/nftPutOnAuctionDetails.ts
var nftPutOnAuctionDetails = /* @__PURE__ */ object({
	nft_collection: nullableAddress,
	nft_item: nullableAddress,
	nft_item_index: nullableDecimal,
	owner: nullableAddress,
	listing_address: nullableAddress,
	auction_address: nullableAddress,
	marketplace_address: nullableAddress,
	marketplace_fee_factor: nullableDecimal,
	marketplace_fee_base: nullableDecimal,
	royalty_fee_base: nullableDecimal,
	max_bid: nullableDecimal,
	min_bid: nullableDecimal,
	marketplace_fee_address: nullableAddress,
	royalty_address: nullableAddress,
	marketplace: nullableText
});
// src/contract/v3/nftPutOnSaleDetails.ts
var nftPutOnSaleDetails = /* @__PURE__ */ object({
	nft_collection: nullableAddress,
	nft_item: nullableAddress,
	nft_item_index: nullableDecimal,
	owner: nullableAddress,
	listing_address: nullableAddress,
	sale_address: nullableAddress,
	marketplace_address: nullableAddress,
	full_price: nullableDecimal,
	marketplace_fee: nullableDecimal,
	royalty_amount: nullableDecimal,
	marketplace_fee_address: nullableAddress,
	royalty_address: nullableAddress,
	marketplace: nullableText
});
// src/contract/v3/nftTransferDetails.ts
var nftTransferDetails = /* @__PURE__ */ object({
	nft_collection: nullableAddress,
	nft_item: nullableAddress,
	nft_item_index: nullableDecimal,
	old_owner: /* @__PURE__ */ optional(address),
	new_owner: nullableAddress,
	is_purchase: nullableFlag,
	price: /* @__PURE__ */ optional(decimal),
	query_id: nullableDecimal,
	response_destination: nullableAddress,
	custom_payload: nullableBoc,
	forward_payload: nullableBoc,
	forward_amount: nullableDecimal,
	comment: nullableText,
	is_encrypted_comment: nullableFlag,
	marketplace: nullableText,
	real_old_owner: nullableAddress,
	marketplace_address: /* @__PURE__ */ optional(nullableAddress),
	payout_amount: /* @__PURE__ */ optional(nullableDecimal),
	payout_address: /* @__PURE__ */ optional(nullableAddress),
	payout_comment: /* @__PURE__ */ optional(nullableText),
	payout_comment_encrypted: /* @__PURE__ */ optional(nullableFlag),
	payout_comment_encoded: /* @__PURE__ */ optional(nullableFlag),
	royalty_amount: /* @__PURE__ */ optional(nullableDecimal),
	royalty_address: /* @__PURE__ */ optional(nullableAddress)
});
// src/contract/v3/nftUpdateSaleDetails.ts
var nftUpdateSaleDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	sale_contract: nullableAddress,
	nft_address: nullableAddress,
	marketplace_address: nullableAddress,
	marketplace: nullableText,
	full_price: nullableDecimal,
	marketplace_fee: nullableDecimal,
	royalty_amount: nullableDecimal
});
// src/contract/v3/renewDnsDetails.ts
var renewDnsDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	asset: nullableAddress,
	nft_collection: nullableAddress
});
// src/contract/v3/stakeDepositDetails.ts
var stakeDepositDetails = /* @__PURE__ */ object({
	provider: /* @__PURE__ */ nullable(openText),
	stake_holder: nullableAddress,
	pool: nullableAddress,
	amount: nullableDecimal,
	tokens_minted: nullableDecimal,
	asset: nullableAddress,
	source_asset: /* @__PURE__ */ optional(address)
});
// src/contract/v3/stakeWithdrawalDetails.ts
var stakeWithdrawalDetails = /* @__PURE__ */ object({
	provider: /* @__PURE__ */ nullable(openText),
	stake_holder: nullableAddress,
	pool: nullableAddress,
	amount: nullableDecimal,
	payout_nft: nullableAddress,
	tokens_burnt: nullableDecimal,
	asset: nullableAddress
});
// src/contract/v3/stakeWithdrawalRequestDetails.ts
var stakeWithdrawalRequestDetails = /* @__PURE__ */ object({
	provider: /* @__PURE__ */ nullable(openText),
	stake_holder: nullableAddress,
	pool: nullableAddress,
	payout_nft: nullableAddress,
	asset: nullableAddress,
	tokens_burnt: nullableDecimal,
	tokens_minted: /* @__PURE__ */ optional(decimal)
});
// src/contract/v3/subscribeDetails.ts
var subscribeDetails = /* @__PURE__ */ object({
	subscriber: nullableAddress,
	beneficiary: /* @__PURE__ */ optional(address),
	subscription: nullableAddress,
	amount: nullableDecimal
});
// src/contract/v3/tgbtcBurnDetails.ts
var tgbtcBurnDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	source_wallet: nullableAddress,
	destination: nullableAddress,
	amount: nullableDecimal,
	asset: nullableAddress
});
// src/contract/v3/tgbtcDkgLogFallbackDetails.ts
var tgbtcDkgLogFallbackDetails = /* @__PURE__ */ object({
	coordinator: nullableAddress,
	pubkey: nullableText,
	timestamp: nullableText
});
// src/contract/v3/tgbtcMintDetails.ts
var tgbtcMintDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	destination: nullableAddress,
	amount: nullableDecimal,
	asset: nullableAddress,
	bitcoin_tx_id: nullableText,
	destination_wallet: nullableAddress
});
// src/contract/v3/tgbtcNewKeyDetails.ts
var tgbtcNewKeyDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	pubkey: nullableText,
	coordinator: nullableAddress,
	pegout: nullableAddress,
	amount: nullableDecimal,
	asset: nullableAddress
});
// src/contract/v3/tickTockDetails.ts
var tickTockDetails = /* @__PURE__ */ object({ account: /* @__PURE__ */ optional(address) });
// src/contract/v3/toncoDeployPoolDetails.ts
var toncoDeployPoolDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	pool: nullableAddress,
	router: nullableAddress,
	router_jetton_wallet_1: nullableAddress,
	router_jetton_wallet_2: nullableAddress,
	jetton_minter_1: nullableAddress,
	jetton_minter_2: nullableAddress,
	tick_spacing: nullableDecimal,
	initial_price_x96: nullableDecimal,
	protocol_fee: nullableDecimal,
	lp_fee_base: nullableDecimal,
	lp_fee_current: nullableDecimal,
	pool_active: nullableFlag
});
// src/contract/v3/tonTransferDetails.ts
var tonTransferDetails = /* @__PURE__ */ object({
	source: nullableAddress,
	destination: nullableAddress,
	value: nullableDecimal,
	value_extra_currencies: /* @__PURE__ */ nullable(extraCurrencies),
	comment: nullableText,
	encrypted: nullableFlag
});
// src/contract/v3/unsubscribeDetails.ts
var unsubscribeDetails = /* @__PURE__ */ object({
	subscriber: nullableAddress,
	beneficiary: /* @__PURE__ */ optional(address),
	subscription: nullableAddress,
	amount: /* @__PURE__ */ optional(decimal)
});
// src/contract/v3/unsupportedDetails.ts
var unsupportedDetails = /* @__PURE__ */ object({ error: /* @__PURE__ */ optional(/* @__PURE__ */ string()) });
var action = /* @__PURE__ */ object({
	trace_id: nullableHash,
	action_id: hash,
	start_lt: decimal,
	end_lt: decimal,
	start_utime: int,
	end_utime: int,
	trace_end_lt: decimal,
	trace_end_utime: int,
	trace_mc_seqno_end: int,
	transactions: /* @__PURE__ */ nullable(/* @__PURE__ */ array(hash)),
	success: nullableFlag,
	raw_action: /* @__PURE__ */ optional(/* @__PURE__ */ mapOf(/* @__PURE__ */ unknown())),
	trace_external_hash: /* @__PURE__ */ optional(hash),
	trace_external_hash_norm: /* @__PURE__ */ optional(hash),
	accounts: /* @__PURE__ */ optional(/* @__PURE__ */ array(address)),
	transactions_full: /* @__PURE__ */ optional(/* @__PURE__ */ array(transaction)),
	finality: /* @__PURE__ */ optional(openText),
	type: openText,
	details: /* @__PURE__ */ mapOf(/* @__PURE__ */ unknown())
}, /* @__PURE__ */ memberBy("type", "details", {
	auction_bid: auctionBidDetails,
	auction_outbid: auctionOutbidDetails,
	call_contract: callContractDetails,
	change_dns: changeDnsDetails,
	cocoon_client_change_secret_hash: cocoonClientChangeSecretHashDetails,
	cocoon_client_increase_stake: cocoonClientIncreaseStakeDetails,
	cocoon_client_register: cocoonClientRegisterDetails,
	cocoon_client_request_refund: cocoonClientRequestRefundDetails,
	cocoon_client_top_up: cocoonClientTopUpDetails,
	cocoon_client_withdraw: cocoonClientWithdrawDetails,
	cocoon_grant_refund: cocoonGrantRefundDetails,
	cocoon_proxy_charge: cocoonProxyChargeDetails,
	cocoon_proxy_payout: cocoonProxyPayoutDetails,
	cocoon_register_proxy: cocoonRegisterProxyDetails,
	cocoon_unregister_proxy: cocoonUnregisterProxyDetails,
	cocoon_worker_payout: cocoonWorkerPayoutDetails,
	coffee_create_pool: coffeeCreatePoolDetails,
	coffee_create_pool_creator: coffeeCreatePoolCreatorDetails,
	coffee_create_vault: coffeeCreateVaultDetails,
	coffee_mev_protect_failed_swap: unsupportedDetails,
	coffee_mev_protect_hold_funds: coffeeMevProtectHoldFundsDetails,
	coffee_staking_claim_rewards: coffeeStakingClaimRewardsDetails,
	coffee_staking_deposit: coffeeStakingDepositDetails,
	coffee_staking_withdraw: coffeeStakingWithdrawDetails,
	contract_deploy: contractDeployDetails,
	dedust_v2_claim_fees: dedustV2ClaimFeesDetails,
	dedust_v2_claim_reward: dedustV2ClaimRewardDetails,
	delete_dns: deleteDnsDetails,
	dex_deposit_liquidity: dexDepositLiquidityDetails,
	dex_withdraw_liquidity: dexWithdrawLiquidityDetails,
	dns_purchase: dnsPurchaseDetails,
	dns_release: dnsReleaseDetails,
	election_deposit: electionDepositDetails,
	election_recover: electionRecoverDetails,
	evaa_liquidate: evaaLiquidateDetails,
	evaa_supply: evaaSupplyDetails,
	evaa_withdraw: evaaWithdrawDetails,
	extra_currency_transfer: /* @__PURE__ */ byPresence("value_extra_currencies", tonTransferDetails, callContractDetails, "an object with extra_currencies, or with source and destination and value and value_extra_currencies and comment and encrypted"),
	jetton_burn: jettonBurnDetails,
	jetton_mint: jettonMintDetails,
	jetton_swap: /* @__PURE__ */ byValue("dex", {
		tonco: limitedSwapDetails,
		dedust_v2: limitedSwapDetails
	}, jettonSwapDetails),
	jetton_transfer: jettonTransferDetails,
	jvault_claim: jvaultClaimDetails,
	jvault_stake: jvaultStakeDetails,
	jvault_unstake: jvaultUnstakeDetails,
	jvault_unstake_request: jvaultUnstakeRequestDetails,
	layerzero_commit_packet: layerZeroCommitPacketDetails,
	layerzero_dvn_verify: layerZeroDvnVerifyDetails,
	layerzero_receive: layerZeroReceiveDetails,
	layerzero_send: layerZeroSendDetails,
	layerzero_send_tokens: layerZeroSendTokensDetails,
	multisig_approve: multisigApproveDetails,
	multisig_create_order: multisigCreateOrderDetails,
	multisig_execute: multisigExecuteDetails,
	nft_cancel_auction: nftCancelAuctionDetails,
	nft_cancel_sale: nftCancelSaleDetails,
	nft_discovery: nftDiscoveryDetails,
	nft_finish_auction: nftFinishAuctionDetails,
	nft_mint: nftMintDetails,
	nft_purchase: nftTransferDetails,
	nft_put_on_auction: nftPutOnAuctionDetails,
	nft_put_on_sale: nftPutOnSaleDetails,
	nft_transfer: nftTransferDetails,
	nft_update_sale: nftUpdateSaleDetails,
	renew_dns: renewDnsDetails,
	stake_deposit: stakeDepositDetails,
	stake_withdrawal: stakeWithdrawalDetails,
	stake_withdrawal_request: stakeWithdrawalRequestDetails,
	subscribe: subscribeDetails,
	teleitem_cancel_auction: nftCancelAuctionDetails,
	teleitem_start_auction: nftPutOnAuctionDetails,
	tgbtc_burn: tgbtcBurnDetails,
	tgbtc_burn_fallback: tgbtcBurnDetails,
	tgbtc_dkg_log_fallback: tgbtcDkgLogFallbackDetails,
	tgbtc_mint: tgbtcMintDetails,
	tgbtc_mint_fallback: tgbtcMintDetails,
	tgbtc_new_key: tgbtcNewKeyDetails,
	tgbtc_new_key_fallback: tgbtcNewKeyDetails,
	tick_tock: tickTockDetails,
	ton_transfer: tonTransferDetails,
	tonco_deploy_pool: toncoDeployPoolDetails,
	unknown: unsupportedDetails,
	unsubscribe: unsubscribeDetails,
	vesting_add_whitelist: /* @__PURE__ */ object({
		query_id: nullableDecimal,
		accounts_added: /* @__PURE__ */ nullable(/* @__PURE__ */ array(address)),
		source: nullableAddress,
		vesting: nullableAddress
	}),
	vesting_send_message: /* @__PURE__ */ object({
		query_id: nullableDecimal,
		message_boc: nullableBoc,
		source: nullableAddress,
		vesting: nullableAddress,
		destination: nullableAddress,
		amount: nullableDecimal
	})
}));
// src/endpoints/v3/actions/actionTypes.ts
/**
* The newest version of action types that the components draw, and the one before it. To a service an unknown version
* is a type of action, and it gives the types of `v1` only. An older service still accepts the second name.
*/
var actionTypes = ["v5", "v4"];
export { JETTON_NOTIFY as A, readCoins as B, readingOf as C, JETTON_BURN as D, EXCESS as E, TEXT as F, makeCell as G, InvalidBocError as H, WALLET_SIGNED as I, parseBoc as K, accountBits as L, NFT_OWNERSHIP_ASSIGNED as M, NFT_TRANSFER as N, JETTON_BURN_NOTIFICATION as O, SEND_MESSAGE as P, rawOf as R, toOf as S, ENCRYPTED_TEXT as T, cellHash as U, skipAddress as V, fromBits as W, at as _, actionsOf as a, fromOf as b, weightOf as c, outcome as d, directionOf as f, amountsAt as g, sumOf as h, messageAsset as i, JETTON_TRANSFER as j, JETTON_INTERNAL_TRANSFER as k, UNKNOWN as l, nano as m, action as n, byWeight as o, isAccount as p, readCell as q, endingOfAction as r, hashesOf as s, actionTypes as t, endingOf as u, detailsOf as v, typesOf as w, textAt as x, extraAmounts as y, readAccount as z };
