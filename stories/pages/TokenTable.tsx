import styles from '../../src/ui/root/Root.module.css'
import './pages.css'
import { type Token, tokensOf } from './tokens.ts'

const sheets = import.meta.glob<string>('../../src/ui/**/*.css', { query: '?raw', import: 'default', eager: true })
/** The tokens themselves first, then what single components read beside them. */
const paths = Object.keys(sheets).sort((a, b) => Number(b.includes('/root/')) - Number(a.includes('/root/')))
export const tokens = tokensOf(paths.map((path) => sheets[path] ?? ''))

const isColour = ({ light }: Token) => /#|color-mix|--_tc-(?!radius|row)/.test(light)

/** A value, and how it looks where it is a colour. */
const Value = ({ token, theme }: { token: Token; theme: 'light' | 'dark' }) => (
  <span
    className={`${styles.root} ${styles.more} tokens-value`}
    data-theme={theme}
    style={{ background: 'none', color: 'inherit' }}
  >
    {isColour(token) && (
      <span className="tokens-colour" style={{ background: `var(${token.name}, ${token[theme]})` }} />
    )}
    <code>{token[theme]}</code>
  </span>
)

/** Every public token, read from the stylesheets: one more there is one more row here. */
export const TokenTable = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on a phone needs the keyboard too
  <section className="sb-unstyled tokens" aria-label="Tokens" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Else the host’s</th>
          <th scope="col">Else, light</th>
          <th scope="col">Else, dark</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <th scope="row">
              <code className="tokens-name">{token.name}</code>
            </th>
            <td>
              {token.host.map((name) => (
                <code key={name} className="tokens-name">
                  {name}
                </code>
              ))}
            </td>
            <td>
              <Value token={token} theme="light" />
            </td>
            <td>
              <Value token={token} theme="dark" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
