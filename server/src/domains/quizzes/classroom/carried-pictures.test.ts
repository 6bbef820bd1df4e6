import type { ErrorCode } from '@akada/contract';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import { takePictures } from './carried-pictures.ts';

describe('pictures in a file of a class', () => {
  const takeWhere = (code: ErrorCode) => {
    const add = () => Promise.reject(new AppError(code));
    return takePictures({ add } as unknown as QuizPictures, 'ada', { one: 'AAAA' });
  };

  it('that can’t be used cost nothing but themselves', async () => {
    expect((await takeWhere('image_not_usable'))('one')).toBeNull();
  });

  it('that the server is too busy to draw now are not lost: the file may come again', async () => {
    await expect(takeWhere('busy')).rejects.toMatchObject({ code: 'busy', status: 503 });
  });
});
