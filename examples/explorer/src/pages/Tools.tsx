import { AddressInspector, ConfigTable, DecodePanel, SendBocForm } from 'toncenter-react/ui'
import { Title } from '../parts.tsx'
import { useWords } from '../words.ts'

/** What a reader may bring: an address, a body, a signed message. */
export function ToolsPage() {
  const say = useWords()
  return (
    <>
      <Title text={say('page.tools')} />
      <AddressInspector />
      <DecodePanel />
      <SendBocForm />
    </>
  )
}

/** The params of the chain. */
export function ConfigPage() {
  const say = useWords()
  return (
    <>
      <Title text={say('page.config')} isHidden />
      <ConfigTable />
    </>
  )
}
