'use client'
import { decimalsOf, tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { useTonCenter } from '../../../react/context.ts'
import { sayAmount } from '../../reading/sayEnding.ts'
import { useScope } from '../../root/scope.ts'
import { sendTexts } from '../../words/en/tools/send.ts'
import { leadOf } from './leadOf.ts'
import type { SendPreviewModel } from './useSendPreview.ts'

/**
 * The text of the button: what the message sends. A jetton without decimals, and one that is flagged, whose symbol may lure, are not
 * named.
 */
export function useSendLabel(preview: SendPreviewModel | undefined): string {
  const { wordsOf, format } = useScope()
  const { client, settings } = useTonCenter()
  const words = wordsOf(sendTexts)
  const lead = preview && leadOf(preview.orders)
  if (!lead) return words('send.send')
  if (lead.kind === 'everything') return words('send.sendAll')
  if (lead.kind === 'messages') return words.plural('send.sendMany', lead.count)
  const { addressBook, metadata, flagsOf } = preview.books
  const { asset } = lead.amount
  const token = asset === null ? undefined : tokenInfoOf(asset, metadata)
  const isUnsure = asset !== null && (decimalsOf(token) === undefined || flagsOf(token, asset).length > 0)
  if (isUnsure) return words('send.send')
  const books = { addressBook, metadata, wordsOf, format, currency: settings.nativeCurrency, testOnly: client.testOnly }
  return words('send.sendAmount', { amount: sayAmount(lead.amount, books) })
}
