import { samples } from '../support/guides.ts'

/** Examples of the README and of the guides. Those of packages that are not installed here are tested with them: in `runtimes`. */
export const examples = samples.filter(
  ({ page, code }) =>
    page !== 'docs/interoperation.md' && !/ from '(express|hono|react-router|@playwright\/test|@\/[\w/-]+)'/.test(code),
)
