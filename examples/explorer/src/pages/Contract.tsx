import { GetMethodRunner, MessageList } from 'toncenter-react/ui'
import { useWords } from '../words.ts'

interface ContractTabProps {
  address: string
  /** It has code: its methods can run. */
  isActive: boolean
}

/** The methods of a contract, and the messages that it received. */
export function ContractTab({ address, isActive }: ContractTabProps) {
  const say = useWords()
  return (
    <>
      {isActive ? <GetMethodRunner address={address} /> : <p className="card note">{say('contract.inactive')}</p>}
      <MessageList heading={say('contract.messages')} filter={{ destination: address }} />
    </>
  )
}
