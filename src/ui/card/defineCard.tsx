'use client'
import {
  type ComponentType,
  type ForwardRefExoticComponent,
  forwardRef,
  type PropsWithoutRef,
  type RefAttributes,
} from 'react'
import { membersWhere } from '../../core/schema/members.ts'
import { visibleString } from '../../trust/visibleText.ts'
import type { HeadingProps } from '../root/Heading.tsx'
import { type ComponentProps, cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import type { Texts } from '../words/words.ts'
import { Card } from './Card.tsx'
import type { CardModel } from './cardModel.ts'

type EveryCardProps = Omit<ComponentProps<string, unknown>, 'slots'> & HeadingProps

/** Names of the props that every card lacks: what this one asks for, and its own options. */
type OwnProp<Props> = Props extends unknown ? Exclude<keyof Props, keyof EveryCardProps> : never

/** What the body of a card renders. */
export interface CardBodyProps<Props, Model extends CardModel<unknown>> {
  data: NonNullable<Model['data']>
  model: Model
  props: Props
}

export interface CardDefinition<Props, Model extends CardModel<unknown>> {
  name: string
  /** With `<stem>.label`, `<stem>.empty` and `<stem>.emptyText`. */
  texts: Texts
  stem: string
  /** They do not become attributes of its element. */
  own: Record<OwnProp<Props>, true>
  /** The headless hook. */
  useModel(props: Props): Model
  /** The `{name}` in the label. */
  nameOf?(model: Model): string | undefined
  className?: string | undefined
  /** The body, and a skeleton of its size. */
  face: { Body: ComponentType<CardBodyProps<Props, Model>>; Skeleton: ComponentType<{ model: Model }> }
}

/** Makes the component of a card: its hook, its body, and the frame with every state around it. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCard<Props extends object, Model extends CardModel<unknown>>(
  definition: CardDefinition<Props, Model>,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<HTMLDivElement>> {
  const { name, texts, stem, own, useModel, nameOf, className, face } = definition
  const { Body, Skeleton } = face
  const Defined = forwardRef<HTMLDivElement, Props>(function Defined(given, ref) {
    const props = given as Props & { className?: string }
    const words = useScope().wordsOf(texts)
    const model = useModel(props)
    return (
      <Card
        rootRef={ref}
        label={words(`${stem}.label`, { name: visibleString(nameOf?.(model) ?? '', 64) }).trim()}
        model={model as Model & CardModel<NonNullable<Model['data']>>}
        empty={{ title: words(`${stem}.empty`), text: words(`${stem}.emptyText`) }}
        skeleton={<Skeleton model={model} />}
        {...membersWhere(props, (_, prop) => !(prop in own) && prop !== 'data' && prop !== 'queryOptions')}
        className={cx(className, props.className)}
      >
        {(data) => <Body data={data} model={model} props={props} />}
      </Card>
    )
  })
  Defined.displayName = name
  return Defined
}
