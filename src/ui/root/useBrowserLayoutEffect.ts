'use client'
import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect`, of which React 18 warns on a server: no effect runs there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
