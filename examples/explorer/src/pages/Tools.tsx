import { lazy, type ReactElement } from 'react'
import { AddressInspector, ConfigTable, DecodePanel, SendBocForm } from 'toncenter-react/ui'
import { Tabs, Title } from '../parts.tsx'
import { replaceSearch, TOOLS, type Tool, to } from '../router.ts'
import { load } from '../script.ts'
import { isLocal } from '../service.ts'
import type { ToolWordKey } from '../words/tools.ts'
import { useWords } from '../words.ts'
import { FeeTool } from './FeeTool.tsx'
import { MethodTool } from './MethodTool.tsx'
import { signAgain } from './signAgain.ts'
import { AddressGuide, DecodeGuide, SendGuide } from './toolGuides.tsx'
import { useToolWords } from './useToolWords.ts'
import './tools.css'

const WalletTool = lazy(async () => ({ default: (await load(import('./WalletTool.tsx'))).WalletTool }))

interface ToolsPageProps {
  /** Absent: all of them. */
  tool: Tool | undefined
  /** What was entered. */
  search: string
}

/** What a reader may bring: an address, a body, a contract, a signed message. */
export function ToolsPage({ tool, search }: ToolsPageProps) {
  const say = useWords()
  const tell = useToolWords()
  if (!tool) return <AllTools />
  return (
    <>
      <Title text={tell(`${tool}Title`)} isHidden />
      <Tabs
        label={say('page.tools')}
        open={tool}
        tabs={[
          { id: 'all', label: tell('all'), href: to.tools },
          ...TOOLS.map((id) => ({ id, label: tell(`${id}`), href: to.tool(id) })),
        ]}
      />
      {/* Another link to the same tool begins it anew. */}
      <OneTool key={search} tool={tool} entered={new URLSearchParams(search)} />
    </>
  )
}

const ICONS = {
  address: 'M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.3 10.3L13.5 13.5',
  decode: 'M5.5 3.5L1.8 8l3.7 4.5M10.5 3.5L14.2 8l-3.7 4.5M9 4.5l-2 7',
  method: 'M3 4l4 4-4 4M8.5 12H13',
  fees: 'M4 12l8-8M5 6.5a1.5 1.5 0 100-3 1.5 1.5 0 000 3zM11 12.5a1.5 1.5 0 100-3 1.5 1.5 0 000 3z',
  send: 'M4.5 11.5l7-7M11.5 10V4.5H6',
  config: 'M2.5 5h5M11.5 5h2M9.5 3v4M2.5 11h2M8.5 11h5M6.5 9v4',
} as const satisfies Record<Tool | 'config', string>

function AllTools() {
  const say = useWords()
  const tell = useToolWords()
  const cell = (icon: string, href: string, title: ToolWordKey, text: ToolWordKey) => (
    <li key={href}>
      <span className="tile">
        <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
          <path d={icon} />
        </svg>
      </span>
      <a href={href}>{tell(title)}</a>
      <span className="quiet">{tell(text)}</span>
    </li>
  )
  return (
    <>
      <Title text={say('page.tools')} />
      <ul className="all-tools">
        {TOOLS.map((id) => cell(ICONS[id], to.tool(id), `${id}Title`, `${id}Text`))}
        {cell(ICONS.config, to.plain('config'), 'config', 'configText')}
      </ul>
    </>
  )
}

function OneTool({ tool, entered }: { tool: Tool; entered: URLSearchParams }): ReactElement {
  switch (tool) {
    case 'address':
      return (
        <Kept name="address">
          <AddressInspector defaultAddress={entered.get('address') ?? ''} />
          <AddressGuide />
        </Kept>
      )
    case 'decode':
      return (
        <Kept name="body">
          <DecodePanel defaultBody={entered.get('body') ?? ''} />
          <DecodeGuide />
        </Kept>
      )
    case 'method':
      return <MethodTool address={entered.get('address') ?? ''} />
    case 'fees':
      return <FeeTool entered={entered} />
    case 'send':
      if (isLocal && entered.has('wallet')) return <WalletTool entered={entered} />
      return (
        <div className="sending">
          <SendBocForm defaultBoc={entered.get('boc') ?? ''} onSignAgain={isLocal ? signAgain : undefined} />
          {entered.has('boc') || <SendGuide />}
        </div>
      )
  }
}

/** Characters of a value that an address bar takes along. */
const LONGEST = 2_000

/** A tool with one field, and its guide: the address bar follows the field, so that it can be shared. */
const Kept = ({ name, children }: { name: string; children: readonly ReactElement[] }) => (
  <div
    className="two tool-page"
    onInput={({ target }) => {
      const { value } = target as HTMLInputElement
      const isKept = value.trim() !== '' && value.length <= LONGEST
      replaceSearch(isKept ? new URLSearchParams({ [name]: value.trim() }).toString() : '')
    }}
  >
    {children}
  </div>
)

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
