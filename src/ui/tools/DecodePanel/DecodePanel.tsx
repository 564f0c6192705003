'use client'
import { skipToken } from '@tanstack/react-query'
import { forwardRef, useMemo, useState } from 'react'
import { useDecodePost } from '../../../react/v3/utils.ts'
import { bodyFields } from '../../../reading/bodyFields.ts'
import { CellTree } from '../../facts/CellTree.tsx'
import { Section } from '../../facts/Detail.tsx'
import { Facts, FactsSkeleton } from '../../facts/Facts.tsx'
import { Fold } from '../../facts/Fold.tsx'
import { Opcode } from '../../parts/Opcode.tsx'
import { useScope } from '../../root/scope.ts'
import { QueryNotice } from '../../table/ListNotices.tsx'
import { BodyFields } from '../../tokens/BodyFields.tsx'
import { CommentBubble } from '../../tokens/CommentBubble.tsx'
import { useTokenBooks } from '../../tokens/useTokenBooks.ts'
import { decodeTexts } from '../../words/en/tools/forms.ts'
import { TextField } from '../form/TextField.tsx'
import tool from '../form/Tool.module.css'
import { ToolCard, type ToolProps } from '../form/ToolCard.tsx'
import { type ReadBody, readBody } from './readBody.ts'

export interface DecodePanelProps extends ToolProps {
  /** The body that is there at first: cells as base64 or hex, or an opcode. Default: none. */
  defaultBody?: string | undefined
}

/**
 * Decodes the body of a message that a reader pastes: its operation by name, its fields, and its cells. One request for each body.
 * Renders a `<div role="group">`.
 */
export const DecodePanel = forwardRef<HTMLDivElement, DecodePanelProps>(function DecodePanel(
  { defaultBody = '', ...props },
  ref,
) {
  const words = useScope(props).wordsOf(decodeTexts)
  const [text, setText] = useState(defaultBody)
  const body = useMemo(() => readBody(text), [text])
  return (
    <ToolCard rootRef={ref} title={words('decode.title')} {...props}>
      <div className={tool.body}>
        <TextField
          isLong
          label={words('decode.body')}
          value={text}
          onValue={setText}
          placeholder="te6cc…"
          fault={text.trim() && !body ? words('decode.wrong') : undefined}
        />
        {!text.trim() && <p className={tool.quiet}>{words('decode.hint')}</p>}
        {body && <Decoded body={body} />}
      </div>
    </ToolCard>
  )
})
DecodePanel.displayName = 'DecodePanel'

const UNKNOWN = 'unknown'

function Decoded({ body: { boc, opcode } }: { body: ReadBody }) {
  const words = useScope().wordsOf(decodeTexts)
  const books = useTokenBooks(undefined, {})
  const params = { ...(boc && { bodies: [boc] }), ...(opcode && { opcodes: [opcode] }) }
  const query = useDecodePost(boc || opcode ? params : skipToken)
  const { data } = query
  const name = data?.opcodes[0]
  const tree = data?.bodies[0]
  const isDecoded = tree !== undefined && !('error' in tree)
  const comment = tree?.['@type'] === 'text_comment' ? tree.text : undefined
  const fields = isDecoded ? bodyFields(tree) : []
  // The fields say what the cells hold.
  const isKnown = typeof comment === 'string' || fields.length > 0
  return (
    <>
      {opcode && (
        <Section title={words('decode.operation')}>
          <span data-part="operation">
            <Opcode data={opcode} name={name === UNKNOWN ? undefined : name} />
          </span>
        </Section>
      )}
      <QueryNotice query={query} name={words('decode.fields')} isKept={!!data} />
      {boc && query.isLoading && <FactsSkeleton count={3} />}
      {tree && (
        <Section title={words('decode.fields')}>
          {typeof comment === 'string' ? (
            <CommentBubble data={comment} />
          ) : fields.length > 0 ? (
            <Facts look="lines">
              <BodyFields data={fields} books={books} />
            </Facts>
          ) : (
            <span className={tool.quiet}>{words(isDecoded ? 'decode.noFields' : 'decode.unknown')}</span>
          )}
        </Section>
      )}
      {boc &&
        (isKnown || query.isLoading ? (
          <Fold title={words('decode.cells')} part="cells">
            <CellTree boc={boc} />
          </Fold>
        ) : (
          <Section title={words('decode.cells')}>
            <CellTree boc={boc} />
          </Section>
        ))}
    </>
  )
}
