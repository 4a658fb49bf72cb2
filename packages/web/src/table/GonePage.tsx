import type { Reply } from '@polis/server/client';

export function GonePage({ reply }: { reply: Reply }) {
  return <main>{reply.type === 'refused' ? reply.message : ''}</main>;
}
