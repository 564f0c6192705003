/* Paths on a 16 px grid, for a 1.5 px line. One export each: a component loads only those it draws. */
export const arrowIn = 'M11.5 4.5l-7 7M4.5 6v5.5H10'
export const arrowOut = 'M4.5 11.5l7-7M11.5 10V4.5H6'
export const self = 'M3 5.5h9.5M10 3l2.5 2.5L10 8M13 10.5H3.5M6 8l-2.5 2.5L6 13'
export const nft =
  'M3.5 2.5h9a1 1 0 011 1v9a1 1 0 01-1 1h-9a1 1 0 01-1-1v-9a1 1 0 011-1zM2.5 11l3.2-3.2 2.6 2.6 2-2 3.2 3.2M10.5 5.5h.01'
export const call = 'M5.5 3.5L1.8 8l3.7 4.5M10.5 3.5L14.2 8l-3.7 4.5M9 4.5l-2 7'
export const down = 'M8 3v9.5M4 8.8l4 4 4-4'
export const deploy = 'M8 13V3.5M4 7.2l4-4 4 4'
export const outside =
  'M8 2a6 6 0 100 12A6 6 0 008 2zM2.3 8h11.4M8 2c2 1.8 2.6 3.9 2.6 6S10 12.2 8 14c-2-1.8-2.6-3.9-2.6-6S6 3.8 8 2z'
export const clock = 'M8 2a6 6 0 100 12A6 6 0 008 2zM8 5v3.2l2 1.6'
export const check = 'M3.5 8.5l3 3 6-7'
export const bounce = 'M6 3L2.8 6.2 6 9.4M3 6.2h6.5a3.6 3.6 0 010 7.2H7'
export const lock = 'M4 7.5h8a1 1 0 011 1v4a1 1 0 01-1 1H4a1 1 0 01-1-1v-4a1 1 0 011-1zM5 7.5V5.2a3 3 0 016 0v2.3'
export const right = 'M6 3.5L10.5 8 6 12.5'
export const play = 'M5.5 3.5v9L12.5 8z'
export const flag = 'M3.5 14V2.5M3.5 3h8.2l-1.8 3 1.8 3H3.5'
export const burn = 'M8 2s4 3.2 4 7a4 4 0 01-8 0c0-1.6.9-2.8 1.8-3.6C6 6.8 7 7.3 7.6 7.2 8 5.7 7.6 3.6 8 2z'
export const key = 'M10 3a3 3 0 100 6 3 3 0 000-6zM7.8 8.2L3 13M4.8 11.2L6.5 13'
export const swap = 'M3 5.5h9M9.5 3L12 5.5 9.5 8M13 10.5H4M6.5 8L4 10.5 6.5 13'
export const stack = 'M8 2.5l5.5 2.8L8 8 2.5 5.3zM2.5 8L8 10.8 13.5 8M2.5 10.7L8 13.5l5.5-2.8'
export const gavel = 'M8.7 2.5l4.8 4.8M6.6 4.6l4.8 4.8M7.7 3.5L5.6 5.6M12.5 8.3l-2.1 2.1M9 7L2.8 13.2'
export const mint = 'M8 3v10M3 8h10'
export const bridge = 'M2 12.5V6M14 12.5V6M2 9h12M2 6c2 0 3.5 3 6 3s4-3 6-3'
export const people =
  'M6 8a2.3 2.3 0 100-4.6A2.3 2.3 0 006 8zM1.8 13c.3-2.3 2-3.6 4.2-3.6s3.9 1.3 4.2 3.6M10.8 8a2 2 0 10-.6-3.9M12 9.7c1.3.5 2 1.6 2.2 3.3'
export const shield = 'M8 2l5 2v4c0 3-2.2 5.2-5 6-2.8-.8-5-3-5-6V4zM5.8 8l1.6 1.6 2.9-3.2'
export const wallet =
  'M3.5 4h8a1 1 0 011 1v.8M3.5 4A1.2 1.2 0 012.4 5v6.5A1.5 1.5 0 003.9 13h8.6a1 1 0 001-1V6.8a1 1 0 00-1-1H3.6A1.1 1.1 0 012.4 5M10.8 9.4h.01'
export const cross = 'M4.5 4.5l7 7M11.5 4.5l-7 7'
export const tag = 'M8.6 2.5H13a.5.5 0 01.5.5v4.4L7.7 13.2a1 1 0 01-1.4 0L2.8 9.7a1 1 0 010-1.4zM10.8 5.2h.01'
export const search = 'M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.3 10.3L13.5 13.5'
export const copy =
  'M6.5 5.5h6a1 1 0 011 1v6a1 1 0 01-1 1h-6a1 1 0 01-1-1v-6a1 1 0 011-1zM3.5 10.5a1 1 0 01-1-1v-6a1 1 0 011-1h6a1 1 0 011 1'
export const dash = 'M4.5 8h7'
export const eyeOff =
  'M6.3 4.1A6 6 0 018 3.8c4 0 6.2 4.2 6.2 4.2a10 10 0 01-1.6 2.1M4 5.1A9.6 9.6 0 001.8 8S4 12.2 8 12.2a6 6 0 003-.8M2.5 2.5l11 11'
export const trace =
  'M4 6.2a2 2 0 100-4 2 2 0 000 4zM4 13.8a2 2 0 100-4 2 2 0 000 4zM12 10a2 2 0 100-4 2 2 0 000 4zM4 6.2v3.6M6 4.5c2.5 0 4 .8 4.8 1.9'
/** About the same. */
export const alike = 'M2.5 6.3c1.8-2 3.7-2 5.5-.5s3.7 1.5 5.5-.5M2.5 10.7c1.8-2 3.7-2 5.5-.5s3.7 1.5 5.5-.5'
export const warn = 'M8 2.4l6 10.6H2zM8 6.5v3M8 11.3h.01'
export const hourglass =
  'M4.5 2.5h7M4.5 13.5h7M5.2 2.5c0 3 2.8 3.6 2.8 5.5s-2.8 2.5-2.8 5.5M10.8 2.5c0 3-2.8 3.6-2.8 5.5s2.8 2.5 2.8 5.5'
export const plug = 'M6 2.5v3M10 2.5v3M4 5.5h8v2a4 4 0 01-8 0zM8 11.5v2.5'
export const refresh = 'M13 8a5 5 0 11-1.5-3.6M13 2.5v2.7h-2.7'
export const wifiOff =
  'M2.5 2.5l11 11M2 6.4A9 9 0 014.6 4.7M7 3.9A9 9 0 0114 6.4M4.3 9a5.6 5.6 0 012.3-1.3M9.8 7.8A5.6 5.6 0 0111.7 9M8 12.3h.01'
export const dots = 'M3.5 8h.01M8 8h.01M12.5 8h.01'
export const inbox = 'M2.5 9l1.8-5.5h7.4L13.5 9v3.5a1 1 0 01-1 1h-9a1 1 0 01-1-1zM2.5 9h3.2l.8 1.6h3L10.3 9h3.2'
export const calendar =
  'M3.5 3.5h9a1 1 0 011 1v8a1 1 0 01-1 1h-9a1 1 0 01-1-1v-8a1 1 0 011-1zM2.5 6.8h11M5.5 2v2.6M10.5 2v2.6'
export const sliders = 'M2.5 5h5M11.5 5h2M9.5 3v4M2.5 11h2M8.5 11h5M6.5 9v4'
export const list = 'M5.5 4h8M5.5 8h8M5.5 12h8M2.8 4h.01M2.8 8h.01M2.8 12h.01'
export const plus = 'M8 3.5v9M3.5 8h9'
export const minus = 'M3.5 8h9'
export const fitAll = 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10'
export const pen = 'M10.5 3.2l2.3 2.3-7.4 7.4-3 .7.7-3zM9 4.7L11.3 7'
export const star = 'M8 2.2l1.8 3.7 4 .6-2.9 2.8.7 4L8 11.4l-3.6 1.9.7-4-2.9-2.8 4-.6z'
