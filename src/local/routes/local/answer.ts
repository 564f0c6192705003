import { isRefusal, Refusal } from '../../service/refusal.ts'
import { crossOrigin, refuseStranger } from './caller.ts'
import { type Cheats, commands } from './commands.ts'

function json(request: Request, status: number, body: object): Response {
  const headers = { ...crossOrigin(request), 'content-type': 'application/json; charset=utf-8' }
  return new Response(JSON.stringify(body), { status, headers })
}

/** The commands with what they take, from which the docs are made too. */
export const commandList = () =>
  Object.entries(commands).map(([name, { does, gives, takes, isRead }]) => ({
    command: `${isRead ? 'GET' : 'POST'} /local/${name}`,
    does,
    takes: Object.fromEntries(Object.entries(takes).map(([member, { says }]) => [member, says])),
    gives,
  }))

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text()
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    throw new Refusal(422, 'the body should be a JSON object')
  }
}

async function answer(request: Request, name: string, to: Cheats): Promise<object> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!name && isRead) return commandList()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Refusal(404, `there is no /local/${name}, only ${Object.keys(commands).join(', ')}`)
  if (command.isRead ? !isRead : request.method !== 'POST')
    throw new Refusal(405, `/local/${name} takes ${command.isRead ? 'GET' : 'POST'} only`)
  refuseStranger(request, isRead)
  return command.run(isRead ? Object.fromEntries(new URL(request.url).searchParams) : await bodyOf(request), to)
}

/**
 * Answers `GET /local`, the list of the commands, and `POST /local/…`: `{ ok: true, result }`, or `{ ok: false, error, code }`.
 * Keys, limits and faults do not count here. `report` gets an error that is no refusal.
 */
export async function answerLocal(
  request: Request,
  name: string,
  to: Cheats,
  report: (error: unknown) => void,
): Promise<Response> {
  try {
    return json(request, 200, { ok: true, result: await answer(request, name, to) })
  } catch (error) {
    request.signal.throwIfAborted()
    const code = isRefusal(error) ? error.status : 500
    if (!isRefusal(error)) report(error)
    return json(request, code, { ok: false, error: (error as Error).message, code })
  }
}

/** The answer to the preflight of a page of another origin. */
export const preflightLocal = (request: Request): Response =>
  new Response(null, { status: 204, headers: crossOrigin(request) })
