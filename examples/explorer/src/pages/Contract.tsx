import { MessageList } from 'toncenter-react/ui'
import { useWords } from '../words.ts'

/** What a contract is, and what it can be asked. */
export function ContractTab({ address }: { address: string }) {
  const say = useWords()
  return <MessageList heading={say('contract.messages')} filter={{ destination: address }} />
}
