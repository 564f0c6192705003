import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { TonCenterProvider } from '../../src/react/Provider.tsx'

interface AnswersProps {
  /** Bodies of answers, by the end of the path; `null` never answers. */
  of: Readonly<Record<string, object | null>>
  /** Of all answers. Default 200. */
  status?: number | undefined
  children: ReactNode
}

/** Answers of the local service, recorded: the virtual machine is no part of Storybook. */
export function Answers({ of, status = 200, children }: AnswersProps) {
  const [queryClient] = useState(() => new QueryClient())
  const answer = ({ url }: Request) => {
    const path = new URL(url).pathname
    const found = Object.entries(of).find(([end]) => path.endsWith(end))
    if (found?.[1] === null) return new Promise<Response>(() => undefined)
    return Promise.resolve(new Response(JSON.stringify(found?.[1] ?? {}), { status }))
  }
  return (
    <TonCenterProvider baseUrl="http://recorded.test" fetch={answer} retries={0} queryClient={queryClient}>
      {children}
    </TonCenterProvider>
  )
}
