/** On the local chain it is the wallet that has everything. */
const FIRST: Readonly<Record<string, string>> = {
  local: 'UQDiQGpfyKm0gsvMoev55dMmuVww3eYXzFVDJFCvdQlK7rGb',
  mainnet: 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI',
}
/** It is on every network. */
const ELECTOR = '-1:3333333333333333333333333333333333333333333333333333333333333333'

/** The account that is there at first. */
export const firstAccount = (network: string): string => FIRST[network] ?? ELECTOR
