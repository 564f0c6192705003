/** A request from the preview to the fresh balance. What became of the money is said first. */
export const cycleTexts = {
  'cycle.badRequestText': 'The wallet could not read the request.',
  'cycle.balance': 'Balance now',
  'cycle.became': 'What happened',
  'cycle.done': 'Done',
  'cycle.figures': '{change}, of which {fee} are fees',
  'cycle.failedText':
    'The wallet failed, and does not say how far it got. Look at your transactions before you sign again.',
  'cycle.foreseen': 'The preview said',
  'cycle.label': 'Sign and send',
  'cycle.notCharged': 'Nothing was charged.',
  'cycle.notConnectedText': 'The wallet is not connected, or cannot do this.',
  'cycle.notSent': 'Nothing was sent.',
  'cycle.offline': 'Your money is where the network has it.',
  'cycle.offlineText':
    'This device is offline. What you have signed goes on without it, and is looked for when it is back.',
  'cycle.rejectedText': 'You refused it in the wallet.',
  'cycle.result': 'The result',
  'cycle.stop': 'Stop waiting',
  'cycle.stopped': 'Nothing was sent so far.',
  'cycle.stoppedText':
    'The request is still open in the wallet: if you agree there, it is sent. Refuse it there first.',
  'cycle.unsure': 'Nobody knows whether it was sent.',
  'cycle.waiting': 'Nothing is sent yet.',
  'cycle.waitingText': 'The wallet asks you: agree or refuse there.',
  'cycle.wrongText':
    'What the wallet answered is no message of this account. Look at your transactions before you sign again.',
} as const
