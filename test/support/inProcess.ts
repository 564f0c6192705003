/**
 * A service in this process, so that its answers take no time of the machine's. `fetch` answers with what `answer` gives: a
 * `Response` as it is, all else as JSON. `seen` holds the URLs that were asked for.
 */
export function inProcess(answer: (url: URL) => unknown) {
  const seen: URL[] = []
  const fetch = async (request: Request) => {
    const url = new URL(request.url)
    seen.push(url)
    const given = await answer(url)
    return given instanceof Response ? given : Response.json(given)
  }
  return { url: 'http://service.test', fetch, seen }
}
