import { Route, Routes } from "react-router";
import { AnswerPage } from "#web/features/board/answer-page.tsx";
import { BoardPage } from "#web/features/board/board-page.tsx";
import { QuestionPage } from "#web/features/board/question-page.tsx";
import { WhoAnsweredPage } from "#web/features/board/who-answered-page.tsx";
import { WinnerPage } from "#web/features/board/winner-page.tsx";
import { useDocumentDirection } from "#web/lib/use-document-direction.ts";
import { ProtectedRoute } from "./protected-route.tsx";

/**
 * The pages of a game, in one file of the build: a tile opens without asking for anything, also without a network.
 *
 * They are English, left to right and at night, whatever was chosen (game specification, section 2).
 */
export function GameRoutes() {
  useDocumentDirection("en", "night");
  return (
    <Routes>
      <Route element={<ProtectedRoute />}>
        <Route index element={<BoardPage />} />
        <Route path="question" element={<QuestionPage />} />
        <Route path="answer" element={<AnswerPage />} />
        <Route path="who-answered" element={<WhoAnsweredPage />} />
        <Route path="winner" element={<WinnerPage />} />
        <Route path=":gameId" element={<BoardPage />} />
      </Route>
    </Routes>
  );
}
