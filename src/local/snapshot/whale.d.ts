/** SHA-256 of the rows in their canonical spelling, hex: what the engine must give when it bakes again. */
export const digest: string
/** The rows: JSON, gzip, base64. */
export const packed: string
