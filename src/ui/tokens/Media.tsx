'use client'
import { type CSSProperties, forwardRef, useState } from 'react'
import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'
import { useTonCenter } from '../../react/context.ts'
import type { Flag } from '../../trust/flags.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { Icon } from '../icons/Icon.tsx'
import * as icons from '../icons/paths.ts'
import { SafePicture } from '../images/SafePicture.tsx'
import { originalImage, safeImage } from '../images/safeImage.ts'
import { Button } from '../parts/Button.tsx'
import { drawSeal } from '../parts/drawSeal.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { mediaTexts } from '../words/en/tokens.ts'
import { flagTexts } from '../words/en/trust.ts'
import styles from './Media.module.css'
import { domainOfItem } from './tokenInfo.ts'

export interface MediaProps {
  /** What the service knows of the token or NFT. */
  token: TokenInfo | undefined
  /** Its raw address: decides the colour of the placeholder. */
  address: string
  /** Why not to trust it: blurred under a hatch then, until a reader wants to see it. */
  flags?: readonly Flag[] | undefined
  /** Its width on the page, pixels: with it the browser chooses among the service's sizes. Default 256. */
  size?: number | undefined
  /** A link to the author's own image. Nothing is asked of a stranger before it is followed. */
  withOriginal?: boolean | undefined
}

/**
 * A large picture of a token or NFT, square, as wide as its box. A domain without one is rendered as its name. Loads only the
 * service's own copies, over https, lazily and without a referrer. A flagged image is blurred until the reader reveals it. Renders
 * a `<div>`.
 */
export const Media = forwardRef<HTMLDivElement, MediaProps>(function Media(
  { token, address, flags = [], size = 256, withOriginal },
  ref,
) {
  const scope = useScope()
  const words = scope.wordsOf(mediaTexts)
  const { mediaHosts } = useTonCenter().settings
  const [broken, setBroken] = useState<string>()
  const [isRevealed, setRevealed] = useState(false)
  const source = safeImage(token, size, mediaHosts)
  const original = originalImage(token)
  const domain = domainOfItem(token)
  const name = visibleString(token?.name || token?.symbol || domain || '', 64)
  const [first] = flags
  const isHidden = first !== undefined && !isRevealed && scope.trustPolicy !== 'show'
  const hasImage = source !== undefined && source.src !== broken
  return (
    <Root
      scope={scope}
      ref={ref}
      className={styles.root}
      data-part="media"
      data-state={isHidden ? 'flagged' : hasImage ? 'ready' : 'drawn'}
      style={{ '--h': drawSeal(address).hue } as CSSProperties}
    >
      {hasImage && (
        <SafePicture
          source={source}
          alt={isHidden ? '' : name || words('media.unnamed')}
          className={styles.image}
          onBroken={() => setBroken(source.src)}
        />
      )}
      {!hasImage && !isHidden && (
        <span className={styles.drawn} role="img" aria-label={name || words('media.unnamed')}>
          {domain ? (
            <ForeignText max={64} className={styles.domain}>
              {domain}
            </ForeignText>
          ) : (
            <Icon path={icons.nft} />
          )}
        </span>
      )}
      {isHidden && (
        <span className={styles.cover}>
          <Icon path={icons.eyeOff} />
          <span>{scope.wordsOf(flagTexts)(`flag.${first.kind}`)}</span>
          <Button kind="link" onClick={() => setRevealed(true)}>
            {words('action.revealImage')}
          </Button>
        </span>
      )}
      {withOriginal && original && !isHidden && (
        <a
          className={styles.original}
          href={original}
          target="_blank"
          rel="noopener noreferrer nofollow"
          referrerPolicy="no-referrer"
        >
          {words('media.original')}
        </a>
      )}
    </Root>
  )
})
Media.displayName = 'Media'
