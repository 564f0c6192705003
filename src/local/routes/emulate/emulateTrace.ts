import type { Context } from '../context.ts'
import { genuine, onTvm } from '../route.ts'
import { base64In, type EmulateRequest, flagIn, invalid, textIn } from './body.ts'
import { emulated } from './emulated.ts'

export const emulateTrace = onTvm(
  genuine((request: EmulateRequest, context: Context) => {
    const { body, types = 'latest' } = request
    const text = textIn(body, 'boc')
    const ignoreChksig = flagIn(body, 'ignore_chksig')
    if (!text) throw invalid('boc is required')
    const boc = base64In(text, 'boc')
    return emulated({ boc, ignoreChksig }, { body, types }, context)
  }),
)
