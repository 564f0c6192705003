/** `text` without the key, plain or as a URL spells it: a gateway may echo the request. */
export function redactText(text: string, key: string | undefined): string {
  if (!key) return text
  const inUrl = new URLSearchParams([['', key]]).toString().slice(1)
  return [key, encodeURIComponent(key), inUrl].reduce((rest, form) => rest.replaceAll(form, '[key]'), text)
}

/**
 * An error whose texts may be shown, causes included: a `fetch` may quote the URL or the headers. Where a key was sent,
 * this is a copy without the key.
 */
export function redactError(error: unknown, key: string | undefined): unknown {
  if (!key || !(error instanceof Error)) return error
  const cause = redactError(error.cause, key)
  const copy = new Error(redactText(error.message, key), cause === undefined ? undefined : { cause })
  return Object.assign(copy, { name: error.name, stack: redactText(error.stack ?? '', key) })
}
