'use client'
import { Fragment, type ReactNode } from 'react'

export type FilledParts = Readonly<Record<string, ReactNode>>

/** A text of the dictionary with elements in place of its `{names}`. */
export const Filled = ({ text, parts }: { text: string; parts: FilledParts }) =>
  text.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other names
    return <Fragment key={index}>{name === undefined ? piece : parts[name]}</Fragment>
  })
