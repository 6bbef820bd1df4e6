import { expect, test } from 'vitest';
import { wantedOf } from './intent.ts';

test.each([
  ['hi', 'greeting', ''],
  ['Good morning sir', 'greeting', ''],
  ['thanks a lot', 'thanks', ''],
  ['okay', 'thanks', ''],
  ['test me', 'quiz', ''],
  ['Quiz me on the cell wall', 'quiz', 'cell wall'],
  ['Question 1: What is a cell?', 'question', ''],
  ['test for starch', 'define', 'test for starch'],
  ['show me', 'turn', ''],
  ['sumarise', 'summary', ''],
  ['Give me a summary of this chapter', 'summary', ''],
  ['sumary of day 3', 'summary', 'day 3'],
  ['summarise the section on turgor', 'summary', 'turgor'],
  ['tell me more', 'more', ''],
  ['tell me more about turgor', 'explain', 'turgor'],
  ['Explain osmosis like I’m 12', 'simpler', 'osmosis'],
  ['i dont understand osmosis', 'simpler', 'osmosis'],
  ['I still don’t get it', 'simpler', ''],
  ['in simple words what is GDP', 'simpler', 'GDP'],
  ['give me an exampel of a buffer', 'example', 'buffer'],
  ['explain buffers with examples', 'explain', 'buffers'],
  ['What is a buffer? Give an example', 'explain', 'buffer'],
  ['wat is osmosis', 'define', 'osmosis'],
  ['Osmosis', 'define', 'Osmosis'],
  ['What does ATP stand for?', 'define', 'ATP'],
  ['can you explain what osmosis is?', 'explain', 'osmosis'],
  ['explain why leaves are green', 'question', ''],
  ['list the types of soil', 'question', ''],
])('“%s” wants: %s %s', (message, intent, topic) => {
  expect(wantedOf(message)).toMatchObject({ intent, topic });
});

test.each([
  'diffrence between osmosis and diffusion',
  'osmosis vs diffusion',
  'Compare osmosis with diffusion in a table',
  'How is osmosis different from diffusion?',
  'how do osmosis and diffusion differ',
])('“%s” wants two things compared', (message) => {
  expect(wantedOf(message)).toMatchObject({ intent: 'compare', pair: ['osmosis', 'diffusion'] });
});

test('reads a long message in time that follows its length', () => {
  expect(wantedOf(`${'please '.repeat(50_000)}explain`).text.length).toBeLessThanOrEqual(700);
});
