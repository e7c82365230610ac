import type { Call } from '../wire/call';
import { type Fields, numberIn, textIn } from '../../json/fields';
import { badParameter, missingParameter } from '../wire/refusals';

/** `POST …/advideos`: a file, an address, or in chunks by `upload_phase` (platform document 1b). */
export function addVideo(call: Call, read: Fields): Fields {
  switch (textIn(read, 'upload_phase')) {
    case 'start':
      return startUpload(call, read);
    case 'transfer':
      return transfer(call, read);
    case 'finish':
      return { success: true };
    default:
      return { id: wholeVideo(call, read) };
  }
}

function wholeVideo(call: Call, read: Fields): string {
  const [file] = call.files;
  if (!file && textIn(read, 'file_url') === '') throw missingParameter('source');
  return put(call, read, file?.bytes ?? Buffer.alloc(0));
}

function startUpload(call: Call, read: Fields): Fields {
  const size = numberIn(read, 'file_size') ?? 0;
  if (size <= 0) throw missingParameter('file_size');
  const id = put(call, { ...read, expected_size: size }, Buffer.alloc(0));
  return {
    upload_session_id: `session-${id}`,
    video_id: id,
    start_offset: '0',
    end_offset: String(size),
  };
}

function transfer(call: Call, read: Fields): Fields {
  const id = textIn(read, 'upload_session_id').replace(/^session-/, '');
  const video = call.world.find('advideo', call.account.id, id);
  const [chunk] = call.files;
  if (!video || !chunk) {
    throw badParameter('upload_session_id', 'names no upload, or the chunk is missing');
  }
  const held = call.world.files.get(id) ?? Buffer.alloc(0);
  if (numberIn(read, 'start_offset') !== held.length) {
    throw badParameter('start_offset', `must be ${held.length}`);
  }
  const bytes = Buffer.concat([held, chunk.bytes]);
  call.world.files.set(id, bytes);
  return {
    start_offset: String(bytes.length),
    end_offset: String(numberIn(video.fields, 'expected_size') ?? bytes.length),
  };
}

function put({ world, account }: Call, read: Fields, bytes: Buffer): string {
  const [id, now] = [world.nextId(), world.now()];
  const fields = {
    title: textIn(read, 'title') || textIn(read, 'name'),
    description: textIn(read, 'description'),
    expected_size: read.expected_size,
    status: 'ACTIVE',
  };
  world
    .table('advideo')
    .put({ kind: 'advideo', id, accountId: account.id, fields, createdAt: now, updatedAt: now });
  world.files.set(id, bytes);
  return id;
}
