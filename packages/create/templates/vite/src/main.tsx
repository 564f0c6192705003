import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { type RenderLink, TonCenterProvider } from 'toncenter-react'
import { createClient } from 'toncenter-react/client'
import 'toncenter-react/styles.css'
import { App } from './App'
import './app.css'

// Vite has both from vite.config.ts. Without a base URL the page asks the hosted service itself, once a second.
const { TONCENTER_NETWORK: network, TONCENTER_BASE_URL: baseUrl } = import.meta.env
const client = createClient({ network, ...(baseUrl && { baseUrl }) })

/** Accounts have a page here. Other links are texts until they have one. */
const renderLink: RenderLink = ({ kind, id, children }) =>
  kind === 'account' ? <a href={`#address=${encodeURIComponent(id)}`}>{children}</a> : <span>{children}</span>

/** Tokens of the local chain have their images in their data. */
const images = network === 'local' ? { mediaHosts: ['data:'] } : {}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <TonCenterProvider client={client} renderLink={renderLink} refresh="block" {...images}>
        <App network={network} />
      </TonCenterProvider>
    </StrictMode>,
  )
