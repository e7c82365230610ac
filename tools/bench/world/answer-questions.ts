/** The other end of `startChild`: says that it is ready, then answers each question of the parent. Ends with the parent. */
export const answerQuestions = <Question, Answer>(
  answer: (question: Question) => Promise<Answer> | Answer,
): void => {
  process.on('message', (question: Question) => {
    Promise.resolve(question)
      .then(answer)
      .then((said) => process.send?.(said), giveUp);
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.('ready');
};

const giveUp = (error: unknown): void => {
  console.error(error);
  process.exit(1);
};
