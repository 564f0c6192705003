import { type EmulateName, emulateCalls } from '../../../contract/emulate/calls.ts'
import { isRefusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import type { Route } from '../route.ts'
import { type EmulateRequest, readEmulateBody } from './body.ts'
import { emulateRoutes } from './table.ts'

const routes: ReadonlyMap<string, Route<EmulateRequest>> = new Map(
  Object.entries(emulateRoutes).map(([name, route]) => [emulateCalls[name as EmulateName].path, route]),
)

interface Asked {
  method: string
  /** Without a slash in front. */
  path: string
  headers: Headers
  text: string
}

/** Answers `/api/emulate/…`. */
export async function answerEmulate({ method, path, headers, text }: Asked, context: Context) {
  const failure = (status: number, error: string) => ({ status, body: { error } })
  const route = routes.get(`/${path}`)
  if (!route) return failure(404, `Cannot ${method} /api/emulate/${path}`)
  if (method !== 'POST') return failure(405, 'Method Not Allowed')
  try {
    const types = headers.get('X-Actions-Version') || undefined
    const request = { body: readEmulateBody(text, headers), ...(types !== undefined && { types }) }
    return { status: 200, body: (await route.answer(request, context)) as object }
  } catch (error) {
    if (isRefusal(error)) return failure(error.status, error.message)
    throw error
  }
}
