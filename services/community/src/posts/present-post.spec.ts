import { describe, expect, test } from '@jest/globals';
import { excerptOf, presentPost } from './present-post.ts';

const post = {
  _id: 'p1',
  memberId: 'author',
  authorName: 'Rowan',
  content: 'Hello',
  isAnonymous: true,
  held: true,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

describe('presentPost', () => {
  test('an anonymous post carries no trace of its author, even if a name was kept', () => {
    const text = JSON.stringify(presentPost(post, 'someone else'));
    expect(text).not.toMatch(/author|Rowan|mine|held/);
  });

  test('its author sees that it is hers and held', () => {
    expect(presentPost(post, 'author')).toMatchObject({ mine: true, held: true });
  });

  test('a named post carries the name and no id of hers', () => {
    const text = JSON.stringify(presentPost({ ...post, isAnonymous: false, memberId: 'm-77' }, 'x'));
    expect(text).toContain('"author":{"preferredName":"Rowan"}');
    expect(text).not.toContain('m-77');
  });
});

describe('excerptOf', () => {
  test('leaves short texts whole, in one line', () => expect(excerptOf(' a\n\nb ')).toBe('a b'));
  test.each(['word '.repeat(100), 'x'.repeat(500), '🌙 moon '.repeat(60)])(
    'never passes 140 characters',
    (text) => {
      expect(excerptOf(text).length).toBeLessThanOrEqual(140);
      expect(excerptOf(text)).toMatch(/…$/);
    },
  );
});
