/** `text` without the key, plain or as a URL spells it: a gateway may echo what it was sent. */
export function redactText(text: string, key: string | undefined): string {
  if (!key) return text
  const inUrl = new URLSearchParams([['', key]]).toString().slice(1)
  return [key, encodeURIComponent(key), inUrl].reduce((rest, form) => rest.replaceAll(form, '[key]'), text)
}

/**
 * An error whose texts may be shown: where the key occurs in it or in what caused it (a `fetch` may quote the URL), a copy without
 * the key stands in.
 */
export function redactError(error: unknown, key: string | undefined): unknown {
  if (!key || !(error instanceof Error)) return error
  const cause = redactError(error.cause, key)
  const [message, stack] = [redactText(error.message, key), redactText(error.stack ?? '', key)]
  if (message === error.message && stack === error.stack && cause === error.cause) return error
  const copy = new Error(message, cause === undefined ? undefined : { cause })
  return Object.assign(copy, { name: error.name, stack })
}
