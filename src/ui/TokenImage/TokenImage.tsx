'use client'
import { type CSSProperties, useState } from 'react'
import type { TokenInfo } from '../../schemas/metadata.ts'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { drawSeal } from '../Seal/drawSeal.ts'
import styles from './TokenImage.module.css'

interface TokenImageProps {
  /** What the service knows of the token. */
  token: TokenInfo | undefined
  /** Raw address of the token: decides the colour of the drawn tile. */
  address: string
  /** Pixels. Default 28. */
  size?: number
}

const PROXIED = ['_image_small', '_image_medium', '_image_big'] as const

/**
 * An image that the service itself serves, over https. Never `image`: that address is the token author's, and asking for
 * it would tell a stranger who is looking.
 */
function proxiedImage(token: TokenInfo | undefined): string | undefined {
  for (const key of PROXIED) {
    const value = token?.extra?.[key]
    if (typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:') return value
  }
  return
}

/** The mark of a token: a square, because only the native coin is round. A drawn letter where there is no safe image. */
export function TokenImage({ token, address, size = 28 }: TokenImageProps) {
  const scope = useScope()
  const [broken, setBroken] = useState<string>()
  const box = { inlineSize: size, blockSize: size, fontSize: size / 2 }
  if (token?.is_scam || token?.is_nsfw) {
    return (
      <Root
        as="span"
        scope={scope}
        className={styles.flagged}
        style={box}
        aria-hidden="true"
        data-part="image"
        data-state="flagged"
      >
        <Icon path={token.is_scam ? icons.flag : icons.eyeOff} size={size > 20 ? 14 : 12} />
      </Root>
    )
  }
  const source = proxiedImage(token)
  if (source && source !== broken) {
    return (
      <img
        className={styles.image}
        src={source}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        data-part="image"
        onError={() => setBroken(source)}
      />
    )
  }
  const initial = /[\p{L}\p{N}]/u.exec(token?.symbol || token?.name || '')?.[0]
  return (
    <Root
      as="span"
      scope={scope}
      className={styles.drawn}
      style={{ ...box, '--h': drawSeal(address).hue } as CSSProperties}
      aria-hidden="true"
      data-part="image"
      data-state="drawn"
    >
      {initial?.toUpperCase() ?? '?'}
    </Root>
  )
}
