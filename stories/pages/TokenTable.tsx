import styles from '../../src/ui/root/Root.module.css'
import { type Token, tokensOf } from './tokens.ts'

const sheets = import.meta.glob<string>('../../src/ui/**/*.css', { query: '?raw', import: 'default', eager: true })
/** The tokens themselves first, then what single components read beside them. */
const paths = Object.keys(sheets).sort((a, b) => Number(b.includes('/root/')) - Number(a.includes('/root/')))
export const tokens = tokensOf(paths.map((path) => sheets[path] ?? ''))

const isColour = ({ light }: Token) => /#|color-mix|--_tc-(?!radius|row)/.test(light)

/** A value, and how it looks where it is a colour. */
const Value = ({ token, theme }: { token: Token; theme: 'light' | 'dark' }) => (
  <span className={styles.root} data-theme={theme} style={{ background: 'none', color: 'inherit' }}>
    {isColour(token) && (
      <span
        style={{
          display: 'inline-block',
          inlineSize: 24,
          blockSize: 24,
          marginInlineEnd: 8,
          verticalAlign: 'middle',
          border: '1px solid #8b97a7',
          background: `var(${token.name}, ${token[theme]})`,
        }}
      />
    )}
    <code>{token[theme]}</code>
  </span>
)

/** Every public token, read from the stylesheets: one more there is one more row here. */
export const TokenTable = () => (
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
            <code style={{ whiteSpace: 'nowrap' }}>{token.name}</code>
          </th>
          <td>
            {token.host.map((name) => (
              <code key={name} style={{ display: 'block', whiteSpace: 'nowrap' }}>
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
)
