/** Runs on the demo chain, recorded. */
const ADMIN = 'te6cckEBAQEAJAAAQ4AAtzzJdWYG3r6FPUbxCxC0a8TDTY/tjSjfucDQgtkcYhD4Hmf7'
const CONTENT =
  'te6cckECEAEAAg0AAQMAwAECASACBQFDv/CC62Y7V6ABkvSmrEZyiN8t/t252hvuKPZSHIvr0h8ewAMB/gBkYXRhOmltYWdlL3N2Zyt4bWwsJTNDc3ZnIHhtbG5zPSdodHRwOi8vd3d3LnczLm9yZy8yMDAwL3N2Zycgdmlld0JveD0nMCAwIDY0IDY0JyUzRSUzQ2NpcmNsZSBjeD0nMzInIGN5PSczMicgcj0nMzInIGZpbGw9JyUyMzIEAP5mN2Q1YicvJTNFJTNDcGF0aCBmaWxsPSclMjNmZmYnIGQ9J00zMiAxM2ExOSAxOSAwIDEgMCAwIDM4IDE5IDE5IDAgMCAwIDAtMzh6bTAgMTFhOCA4IDAgMSAxIDAgMTYgOCA4IDAgMCAxIDAtMTZ6Jy8lM0UlM0Mvc3ZnJTNFAgEgBgsCASAHCQFBv0VGpv/ht5z92GutPbh0MT3N4vsF5qdKp/NVLZYXx50TCAAaAExvY2FsIERvbGxhcgFBv27U+UKnhIziywZrd6ESjGof+MQ/Q4otziRhK6n/q4sDCgAKAExVU0QCASAMDgFBv1II3vRvWh1Pnc5mqzCfSoUTBfFm+R73nZI+9Y40+aIJDQBAAEV4aXN0cyBvbiB0aGUgbG9jYWwgY2hhaW4gb25seS4BQb9dAfpePAaQHEUEbGst3Opa92T+oO7XKhDUBPIxLOskfQ8ABAA21C1TIw=='

/** `get_jetton_data` of the dollar: supply, whether more can be made, admin, content, and the content once more in place of code. */
export const JETTON_DATA = {
  gas_used: 685,
  exit_code: 0,
  stack: [
    { type: 'num', value: '0x991a97bf4' },
    { type: 'num', value: '-0x1' },
    { type: 'slice', value: ADMIN },
    { type: 'cell', value: CONTENT },
  ],
}
export const PUBLIC_KEY = {
  gas_used: 921,
  exit_code: 0,
  stack: [{ type: 'num', value: '0xa77f4e8a3ec9c03980dde597560d064730460f3ed5674dfd3a168222b5c6d311' }],
}
export const NO_METHOD = { gas_used: 370, exit_code: 11, stack: [{ type: 'num', value: '0x10961' }] }
/** Lists of pairs. */
export const EXTENSIONS = {
  gas_used: 1204,
  exit_code: 0,
  stack: [
    {
      type: 'list',
      value: [1, 2].map((index) => ({
        type: 'tuple',
        value: [
          { type: 'num', value: `0x${index}` },
          { type: 'slice', value: ADMIN },
        ],
      })),
    },
  ],
}
export const ADDRESS = { gas_used: 1020, exit_code: 0, stack: [{ type: 'slice', value: ADMIN }] }
