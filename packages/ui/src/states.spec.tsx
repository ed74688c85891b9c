import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary.tsx';
import { Notice } from './notice.tsx';
import { Progress } from './progress.tsx';
import { EmptyState, ErrorState, LoadingState } from './states.tsx';

it('loading is a status with words', () => {
  render(<LoadingState label="Opening your journal" />);
  expect(screen.getByRole('status')).toHaveTextContent('Opening your journal');
});

it('an empty place offers what to do', () => {
  render(<EmptyState title="Nothing yet" action={<a href="/journal">Write</a>} />);
  expect(screen.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write' })).toBeVisible();
});

it('a failure is an alert and can be tried again, where that makes sense', async () => {
  const retry = jest.fn();
  const { rerender } = render(<ErrorState onRetry={retry}>Nothing is lost.</ErrorState>);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing is lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<ErrorState />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a notice of an error is said at once', () => {
  render(<Notice tone="error" title="Not saved" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

it('progress says how far', () => {
  render(<Progress label="Assessment" value={3} max={30} valueText="Question 3 of 30" />);
  const bar = screen.getByRole('progressbar', { name: 'Assessment' });
  expect(bar).toHaveAttribute('value', '3');
  expect(bar).toHaveAttribute('aria-valuetext', 'Question 3 of 30');
});

describe('the boundary', () => {
  let broken = true;
  const Moody = () => {
    if (broken) throw new Error('secret detail');
    return <p>Well again</p>;
  };
  beforeEach(() => {
    broken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps a failure to itself, reports it, and mends it on retry', async () => {
    const report = jest.fn();
    render(
      <ErrorBoundary onError={report}>
        <Moody />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent('secret detail');
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'secret detail' }));
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Well again')).toBeVisible();
  });

  it('shows a fallback of the caller’s own', () => {
    render(
      <ErrorBoundary fallback={() => <p>Elsewhere</p>}>
        <Moody />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Elsewhere')).toBeVisible();
  });
});
