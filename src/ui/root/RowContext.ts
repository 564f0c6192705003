'use client'
import { createContext } from 'react'

/** Inside a row: one Tab stop for all of it, and the arrow keys lead on to what has a tip. */
export const RowContext = /* @__PURE__ */ createContext(false)

/** `false` inside a row that has neither the pointer nor the focus: what is only to be pressed is not drawn there. */
export const ActiveContext = /* @__PURE__ */ createContext(true)
