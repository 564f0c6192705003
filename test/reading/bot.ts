import type { Client } from 'toncenter-react/client'
import { traces } from 'toncenter-react/endpoints/v3'
import { readTrace } from 'toncenter-react/reading'

/** What an account did lately: a line for each trace, the newest first. One request. */
export async function lately(client: Client, account: string): Promise<string[]> {
  const answer = await client.request(traces, { account, include_actions: true, limit: 10 })
  return answer.traces.map((trace) => {
    const { story, outcome, cost } = readTrace(trace, { metadata: answer.metadata, account })
    const { main, more } = story
    const amounts = main?.amounts.map(({ amount, asset }) => `${amount} of ${asset ?? 'the coin'}`) ?? []
    const said = [main?.does ?? 'called', ...amounts, main?.to && `to ${main.to}`, more > 0 && `and ${more} more`]
    const end = outcome.reason ? `${outcome.status} (${outcome.reason.code})` : outcome.status
    const where = outcome.money ? `, the money ${outcome.money.where.replace('-', ' ')}` : ''
    return `${said.filter(Boolean).join(' ')}: ${end}${where}; the fee was ${cost.fee}`
  })
}
