import { answer } from './events/clarify.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import type { Tool } from './tool.port.ts';

/** What is true of the product, said by the program: a model would make something up. */
export const productFactsTool = (): Tool<ToolInput<'product_facts'>> => ({
  name: 'product_facts',
  description:
    'What is true of this product: what is stored, how to delete or export it, who can read it, when approval is asked, which model answers, what it can do. Use it whenever the user asks about the product itself.',
  inputSchema: toolInputs.product_facts,
  plan: async ({ topic }) => answer({ kind: 'answer', about: 'product', topic }),
});
