import { T as ENCRYPTED_TEXT } from "./actionTypes.8moB2gsM.js";
// src/reading/commentOf.ts
/** The comment of a message, which a stranger wrote; `undefined` where there is none. */
function commentOf({ opcode, message_content }) {
	if (opcode !== "0x00000000") return;
	const decoded = message_content?.decoded;
	const text = decoded?.comment ?? decoded?.text;
	return typeof text === "string" && text !== "" ? text : void 0;
}
// src/reading/readMessage.ts
/** Logs go to no account: their destination is absent, or an `ext$` form. */
var isAccount = (address) => address?.includes(":") === true && !address.startsWith("ext");
function readMessage(message) {
	const { source, destination, bounced, opcode, decoded_opcode } = message;
	return {
		type: bounced ? "bounced" : source === null ? "externalIn" : isAccount(destination) ? "internal" : "externalOut",
		comment: commentOf(message),
		isEncrypted: opcode === ENCRYPTED_TEXT,
		...opcode && opcode !== "0x00000000" && { opcode },
		...decoded_opcode && opcode !== "0x00000000" && { name: decoded_opcode }
	};
}
export { readMessage as t };
