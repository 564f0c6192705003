import react from '@vitejs/plugin-react'
import { checkKeyLeak, toncenter } from 'toncenter-react/vite'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'TONCENTER_')
  const { TONCENTER_API_KEY: apiKey, TONCENTER_UPSTREAM: upstream } = env
  const network = env.TONCENTER_NETWORK || 'local'
  const service =
    network === 'local'
      ? toncenter({ local: {} })
      : toncenter({ network, send: true, ...(apiKey && { apiKey }), ...(upstream && { upstream }) })
  return { plugins: [react(), service, checkKeyLeak()] }
})
