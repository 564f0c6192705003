'use client'
import { type CSSProperties, forwardRef, type Ref, useState } from 'react'
import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'
import { type AnyAddress, addressText } from '../../core/values/address.ts'
import { useTonCenter } from '../../react/context.ts'
import type { Flag } from '../../trust/flags.ts'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { drawSeal } from '../parts/drawSeal.ts'
import { cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { SafePicture } from './SafePicture.tsx'
import { safeImage } from './safeImage.ts'
import styles from './TokenImage.module.css'

export interface TokenImageProps {
  /** What the service knows of the token. */
  token: TokenInfo | undefined
  /** Raw address of the token: decides the colour of the rendered tile. */
  address: AnyAddress
  /** Pixels. Default 28. */
  size?: number
  /** Why not to trust it. Default: the flags that follow from the service's answer. */
  flags?: readonly Flag[] | undefined
  /** Of the root element. */
  className?: string | undefined
}

/**
 * The mark of a token: a square, because only the native coin is round. Loads nothing but the service's own copies of images,
 * lazily and without a referrer. Renders a letter where there is none, a hatch where the token is flagged.
 */
export const TokenImage = forwardRef<HTMLElement, TokenImageProps>(function TokenImage(
  { token, address, size = 28, flags, className },
  ref,
) {
  const scope = useScope()
  const { mediaHosts } = useTonCenter().settings
  const [broken, setBroken] = useState<string>()
  const box = { inlineSize: size, blockSize: size, fontSize: size / 2 }
  if (flags ? flags.length : token?.is_scam || token?.is_nsfw) {
    return (
      <Root
        as="span"
        scope={scope}
        ref={ref}
        className={cx(styles.flagged, className)}
        style={box}
        aria-hidden="true"
        data-part="image"
        data-state="flagged"
      >
        <Icon path={token?.is_nsfw ? icons.eyeOff : icons.flag} size={size > 20 ? 14 : 12} />
      </Root>
    )
  }
  const source = safeImage(token, size, mediaHosts)
  if (source && source.src !== broken) {
    return (
      <SafePicture
        source={source}
        imageRef={ref as Ref<HTMLImageElement>}
        alt=""
        size={size}
        className={cx(styles.image, className)}
        part="image"
        onBroken={() => setBroken(source.src)}
      />
    )
  }
  const initial = /[\p{L}\p{N}]/u.exec(token?.symbol || token?.name || '')?.[0]
  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      className={cx(styles.drawn, className)}
      style={{ ...box, '--h': drawSeal(addressText(address)).hue } as CSSProperties}
      aria-hidden="true"
      data-part="image"
      data-state="drawn"
    >
      {initial?.toUpperCase() ?? '?'}
    </Root>
  )
})
TokenImage.displayName = 'TokenImage'
