/** The sentences of a doc comment. A dot inside of code or of a number ends none. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z`0-9])/)

/** How a sentence of a doc comment begins that states requests. */
const COST =
  /^(?:Costs|Loads|Asks|(?:One|Two|Three) requests?\b|Many on a page|All that show|Shares its request|Sends (?:nothing|no request|requests)|A \w+ in a cached|The (?:pages|answers) have)/

/** The first sentence says what the thing is. */
const isCost = (sentence: string, index: number): boolean => index > 0 && COST.test(sentence.replace(/\s+/g, ' '))

/** What a doc comment says of a component or hook, but for its cost. */
export const restOf = (description: string): string =>
  sentencesOf(description)
    .filter((sentence, index) => !isCost(sentence, index))
    .join(' ')

/** What a doc comment says of requests. @throws where it should and says nothing */
export function costOf(name: string, description: string, asks: boolean): string {
  const cost = sentencesOf(description).filter(isCost)
  if (asks && !cost.length) throw new Error(`The doc comment of ${name} does not state its cost in requests.`)
  return cost.join(' ') || 'No request to the service: it renders what it is given.'
}
