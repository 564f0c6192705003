/* Paths of buttons and of details: of what is opened, or not there. */
export const copy =
  'M6.5 5.5h6a1 1 0 011 1v6a1 1 0 01-1 1h-6a1 1 0 01-1-1v-6a1 1 0 011-1zM3.5 10.5a1 1 0 01-1-1v-6a1 1 0 011-1h6a1 1 0 011 1'
export const dash = 'M4.5 8h7'
export const eyeOff =
  'M6.3 4.1A6 6 0 018 3.8c4 0 6.2 4.2 6.2 4.2a10 10 0 01-1.6 2.1M4 5.1A9.6 9.6 0 001.8 8S4 12.2 8 12.2a6 6 0 003-.8M2.5 2.5l11 11'
export const trace =
  'M4 6.2a2 2 0 100-4 2 2 0 000 4zM4 13.8a2 2 0 100-4 2 2 0 000 4zM12 10a2 2 0 100-4 2 2 0 000 4zM4 6.2v3.6M6 4.5c2.5 0 4 .8 4.8 1.9'
export const warn = 'M8 2.4l6 10.6H2zM8 6.5v3M8 11.3h.01'
