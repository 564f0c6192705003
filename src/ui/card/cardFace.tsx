'use client'
import type { ReactNode } from 'react'
import { type FactRow, FactRows } from '../facts/FactRows.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import type { Format } from '../words/format.ts'
import type { Texts, Words } from '../words/words.ts'
import styles from './Card.module.css'
import type { CardModel } from './cardModel.ts'
import type { CardBodyProps } from './defineCard.tsx'

/** What the pieces of a card render from. */
export interface FaceValues<Model extends CardModel<unknown>, Own extends Texts> {
  readonly data: NonNullable<Model['data']>
  readonly model: Model
  readonly words: Words<Own>
  readonly format: Format
  readonly classNames: NonNullable<FaceBodyProps['classNames']>
}

/** A piece of a card, and its skeleton of the same size. */
export interface FacePiece<Model, Values> {
  draw(values: Values): ReactNode
  readonly skeleton?: ReactNode | ((model: Model) => ReactNode)
}

interface FaceDefinition<Own extends Texts, Model, Values> {
  readonly texts: Own
  /** Of what surrounds picture, text and `under`. */
  readonly className?: string | undefined
  readonly picture?: FacePiece<Model, Values>
  /** Beside the picture, below each other: the title first. */
  readonly text: readonly FacePiece<Model, Values>[]
  /** Below both, in their padding, and below that. */
  readonly under?: FacePiece<Model, Values>
  readonly below?: FacePiece<Model, Values>
  /** Of the facts where the card is narrow. Default `tiles`. */
  readonly look?: 'tiles' | 'pairs'
  /** Those that a card has by its props are there while it loads, too. */
  readonly facts: Facts<Own, Values> | ((model: Model) => Facts<Own, Values>)
}

type Facts<Own extends Texts, Values> = readonly FactRow<keyof Own & string, Values>[]

interface FaceProps<Own extends Texts, Model, Values> {
  of: FaceDefinition<Own, Model, Values>
  model: Model
  /** Absent while they load. */
  values: Values | undefined
  className?: string | undefined
}

/** A picture beside a title and lines, and facts as tiles below; or the skeleton of the same pieces. */
function Face<Own extends Texts, Model, Values>({ of, model, values, className }: FaceProps<Own, Model, Values>) {
  const words = useScope().wordsOf(of.texts)
  const draw = (piece: FacePiece<Model, Values> | undefined) => {
    if (values) return piece?.draw(values)
    const { skeleton } = piece ?? {}
    return typeof skeleton === 'function' ? skeleton(model) : skeleton
  }
  const facts = typeof of.facts === 'function' ? of.facts(model) : of.facts
  return (
    <div aria-hidden={!values || undefined}>
      <div className={cx(styles.top, of.className)}>
        {draw(of.picture)}
        <div className={styles.text}>
          {of.text.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a card do not move
            <Piece key={index}>{draw(piece)}</Piece>
          ))}
        </div>
        {draw(of.under)}
      </div>
      {draw(of.below)}
      <FactRows look={of.look ?? 'tiles'} rows={facts} words={words} values={values} className={className} />
    </div>
  )
}

/** Props of the card that its body needs. */
export interface FaceBodyProps {
  classNames?: Readonly<Partial<Record<string, string | undefined>>> | undefined
}

const Piece = ({ children }: { children: ReactNode }) => children

/** Makes the body and the skeleton of a card from one description of its pieces. */
/* @__NO_SIDE_EFFECTS__ */
export function cardFace<Model extends CardModel<unknown>, Own extends Texts>(
  of: FaceDefinition<Own, Model, FaceValues<Model, Own>>,
) {
  function Body({ data, model, props: { classNames = {} } }: CardBodyProps<FaceBodyProps, Model>) {
    const { wordsOf, format } = useScope()
    return (
      <Face
        of={of}
        model={model}
        values={{ data, model, words: wordsOf(of.texts), format, classNames }}
        className={classNames.facts}
      />
    )
  }
  return { Body, Skeleton: ({ model }: { model: Model }) => <Face of={of} model={model} values={undefined} /> }
}
