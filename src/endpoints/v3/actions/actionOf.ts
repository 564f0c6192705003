import type { Action, ActionDetailsByType } from '../../../contract/v3/action.ts'
import type { ActionBase } from '../../../contract/v3/actionBase.ts'
import type { UnknownTag } from '../../../schemas/scalars.ts'

/** Every type of action that this library has a name for. */
export type ActionType = keyof ActionDetailsByType

/** An action of one type: `ActionOf<'jetton_transfer'>`. */
export type ActionOf<Type extends ActionType> = ActionBase & { type: Type; details: ActionDetailsByType[Type] }

/** The type of an action that this library does not know. */
export type UnknownActionType = UnknownTag

/** An action of a type that is newer than this library. */
export type UnknownAction = Extract<Action, { type: UnknownActionType }>

/** An action that this library knows. `if (action.type === 'jetton_transfer')` narrows it, and its `details` too. */
export type KnownAction = { [Type in ActionType]: ActionOf<Type> }[ActionType]
