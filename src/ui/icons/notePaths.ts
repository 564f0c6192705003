/* Paths of notices: they come later than the rows of a list. */
export const hourglass =
  'M4.5 2.5h7M4.5 13.5h7M5.2 2.5c0 3 2.8 3.6 2.8 5.5s-2.8 2.5-2.8 5.5M10.8 2.5c0 3-2.8 3.6-2.8 5.5s2.8 2.5 2.8 5.5'
export const plug = 'M6 2.5v3M10 2.5v3M4 5.5h8v2a4 4 0 01-8 0zM8 11.5v2.5'
export const refresh = 'M13 8a5 5 0 11-1.5-3.6M13 2.5v2.7h-2.7'
export const inbox = 'M2.5 9l1.8-5.5h7.4L13.5 9v3.5a1 1 0 01-1 1h-9a1 1 0 01-1-1zM2.5 9h3.2l.8 1.6h3L10.3 9h3.2'
