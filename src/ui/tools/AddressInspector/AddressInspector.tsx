'use client'
import { forwardRef, type ReactNode, useState } from 'react'
import {
  type AnyAddress,
  addressText,
  formatFriendly,
  formatRaw,
  type ParsedAddress,
  tryParseAddress,
} from '../../../core/values/address.ts'
import { useTonCenter } from '../../../react/context.ts'
import { readSearch, type SearchReading } from '../../../reading/search/readSearch.ts'
import { Section } from '../../facts/Detail.tsx'
import { Fact, Facts } from '../../facts/Facts.tsx'
import { warn } from '../../icons/paths.ts'
import { Button } from '../../parts/Button.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Seal } from '../../parts/Seal.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Notice } from '../../states/Notice.tsx'
import { mono } from '../../text/Short.tsx'
import { inspectorTexts } from '../../words/en/tools/forms.ts'
import { searchTexts } from '../../words/en/tools/search.ts'
import { TextField } from '../form/TextField.tsx'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import { Repaired } from '../SearchBox/Repaired.tsx'
import { SearchNotice } from '../SearchBox/SearchNotice.tsx'
import { sayFault } from '../SearchBox/sayNotice.ts'
import styles from './AddressInspector.module.css'

export interface AddressInspectorProps extends ToolProps {
  /** The address that is there at first, in any form. Default: none. */
  defaultAddress?: AnyAddress | undefined
}

/**
 * Takes an address apart, and writes it in every spelling: raw, bounceable and not, for test networks, in both alphabets. Reports
 * the fault of a text that is none, and offers the addresses that one changed character makes of it. Sends no request. Renders a `<div role="group">`.
 */
export const AddressInspector = forwardRef<HTMLDivElement, AddressInspectorProps>(function AddressInspector(
  { defaultAddress = '', ...props },
  ref,
) {
  const scope = useScope(props)
  const words = scope.wordsOf(inspectorTexts)
  const { testOnly } = useTonCenter().client
  const [text, setText] = useState<string>(addressText(defaultAddress))
  const given = text.trim()
  const parsed = tryParseAddress(given)
  const reading = readSearch(given)
  return (
    <ToolCard rootRef={ref} title={words('inspector.title')} {...props}>
      <div className={tool.body}>
        <TextField
          label={words('inspector.address')}
          value={text}
          onValue={setText}
          placeholder="EQ…, UQ…, 0:…"
          fault={given && !parsed && !reading.fault && !reading.maybeAccount ? words('inspector.none') : undefined}
        />
        {!given && <p className={tool.quiet}>{words('inspector.hint')}</p>}
        {!parsed && reading.fault && (
          <div role="status" className={styles.notice}>
            <SearchNotice notice={sayFault(reading.fault, true, 0, scope.wordsOf(searchTexts))} reading={reading} />
          </div>
        )}
        {!parsed && <Repairs reading={reading} onTake={setText} />}
        {parsed?.testOnly && !testOnly && (
          <Notice tone="warning" icon={warn} title={words('inspector.test')}>
            {words('inspector.testText')}
          </Notice>
        )}
        {parsed && <Inspected parsed={parsed} />}
      </div>
    </ToolCard>
  )
})
AddressInspector.displayName = 'AddressInspector'

/** What the text may have been: those of the search, not looked up. */
function Repairs({ reading, onTake }: { reading: SearchReading; onTake: (text: string) => void }) {
  const { wordsOf } = useScope()
  const words = wordsOf(inspectorTexts)
  const { maybeAccount, fault } = reading
  const repairs = fault?.repairs ?? []
  if (!maybeAccount && !repairs.length) return null
  return (
    <Section title={maybeAccount ? words('inspector.account') : wordsOf(searchTexts)('search.group.repairs')}>
      <div className={tool.quiet}>{words('inspector.unasked')}</div>
      {maybeAccount && <Take text={maybeAccount} onTake={onTake} />}
      {repairs.map(({ friendly: text, at, was, is }) => (
        <Take key={text} text={text} onTake={onTake}>
          <Repaired repaired={{ text, at, was, is }} />
        </Take>
      ))}
    </Section>
  )
}

const Take = ({ text, onTake, children }: { text: string; onTake: (text: string) => void; children?: ReactNode }) => (
  <div className={styles.repair} data-part="repair">
    <Button kind="link" className={cx(mono, styles.text)} onClick={() => onTake(text)}>
      {text}
    </Button>
    {children && <span className={tool.quiet}>{children}</span>}
  </div>
)

const FORMS = [
  ['inspector.bounceable', { bounceable: true }],
  ['inspector.nonBounceable', { bounceable: false }],
  ['inspector.bounceableTest', { bounceable: true, testOnly: true }],
  ['inspector.nonBounceableTest', { bounceable: false, testOnly: true }],
] as const

function Inspected({ parsed }: { parsed: ParsedAddress }) {
  const words = useScope().wordsOf(inspectorTexts)
  const { workchain, hash, bounceable, testOnly } = parsed
  const raw = formatRaw(parsed)
  const spellings = FORMS.flatMap(([key, form]) => {
    const friendly = formatFriendly(parsed, form)
    // A workchain outside of one byte has no friendly form.
    return friendly === raw ? [] : [{ key, text: friendly, plain: formatFriendly(parsed, { ...form, urlSafe: false }) }]
  })
  const chain = workchain === 0 ? 'inspector.base' : workchain === -1 ? 'inspector.master' : 'inspector.otherChain'
  const given = bounceable === undefined ? 'raw' : bounceable ? 'bounceable' : 'nonBounceable'
  return (
    <>
      <Section title={words('inspector.parts')}>
        <Facts look="lines">
          <Fact name={words('inspector.form')}>
            {words(testOnly && given !== 'raw' ? `inspector.${given}Test` : `inspector.${given}`)}
          </Fact>
          <Fact name={words('inspector.workchain')}>
            {String(workchain).replace('-', '\u2212')} · {words(chain)}
          </Fact>
          <Fact name={words('inspector.hash')}>
            <Spelling text={hash} label={words('inspector.hash')} />
          </Fact>
          <Fact name={words('inspector.seal')}>
            <Seal address={raw} size={28} />
          </Fact>
        </Facts>
      </Section>
      <Section title={words('inspector.spellings')}>
        <Facts look="lines" className={styles.forms}>
          <Fact name={words('inspector.raw')}>
            <Spelling text={raw} label={words('inspector.raw')} />
          </Fact>
          {spellings.map(({ key, text, plain }) => (
            <Fact key={key} name={words(key)}>
              <Spelling text={text} label={words(key)} />
              {plain !== text && <Spelling text={plain} label={`${words(key)}, base64`} />}
            </Fact>
          ))}
        </Facts>
      </Section>
    </>
  )
}

const Spelling = ({ text, label }: { text: string; label: string }) => (
  <span className={styles.spelling}>
    <span className={cx(mono, styles.text)}>{text}</span>
    <CopyButton data={text} label={useScope().wordsOf(inspectorTexts)('inspector.copy', { label })} />
  </span>
)
