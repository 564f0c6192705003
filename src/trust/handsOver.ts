/**
 * Operations by which the owner of something lets another account decide about it, by opcode. The first is of collections and of the
 * jettons of the reference code; the second of newer jettons; then the editor of an NFT item, and a record of a domain.
 */
const HANDS_OVER: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '0x00000003',
  '0x6501f354',
  '0x1c04412a',
  '0x4eb1f0f9',
])

/** Whether an operation gives another account a say: who owns a token, who edits an item, where a domain leads. */
export const handsOver = (opcode: string | undefined): boolean => opcode !== undefined && HANDS_OVER.has(opcode)
